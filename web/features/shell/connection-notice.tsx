import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useConnection } from './use-connection.ts';

/** Says that there is no connection, and what can be done without one. */
export function ConnectionNotice() {
  const online = useConnection();
  const { pathname } = useLocation();
  return (
    // Always there: a live region that appears with its words is not announced.
    <div role="status" className={online ? undefined : 'mb-4'}>
      {!online && (
        <Notice tone="attention">
          <p className="font-semibold">No connection</p>
          <p>
            {pathname === paths.dashboard
              ? 'Go on: your words are kept here. Documents are drafted on this device, and stored when the connection is back.'
              : 'This screen needs one. The dashboard works without: documents are drafted on this device and stored later.'}
          </p>
        </Notice>
      )}
    </div>
  );
}
