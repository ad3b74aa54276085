import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type ExternalLoginError, externalLoginErrors } from '#contract/account.ts';
import type { AccountRecord } from '#contract/account-settings.ts';
import { usePageTitle } from '#web/features/shell/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { accountQuery } from './account-queries.ts';
import { ArchivePanel } from './archive-panel.tsx';
import { DeletionPanel } from './deletion-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { IdentityPanel } from './identity-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export function AccountScreen() {
  usePageTitle('Account');
  const [search] = useSearchParams();
  const { data: account, isError, refetch } = useQuery(accountQuery);
  const problem = search.get('error') as ExternalLoginError | null;
  return (
    <>
      <h1 className="display text-3xl sm:text-4xl">Account</h1>
      <p className="mt-1.5 text-ink-faint">How you sign in, your data, and what becomes of it</p>
      <div className="mt-6 flex max-w-3xl flex-col gap-5">
        {problem && (
          <Notice tone="danger" role="alert">
            {externalLoginErrors[problem] ?? externalLoginErrors.sso_failed}
          </Notice>
        )}
        {search.get('connected') && !problem && <Notice role="status">Connected. You can sign in this way now.</Notice>}
        {account ? (
          <Panels account={account} />
        ) : isError ? (
          <Notice tone="danger" role="alert">
            <p>Your account could not be loaded. Check your connection and try again.</p>
            <Button tone="secondary" className="mt-2" onClick={() => refetch()}>
              Try again
            </Button>
          </Notice>
        ) : (
          <Skeleton className="h-[40rem] rounded-card" />
        )}
      </div>
    </>
  );
}

const Panels = ({ account }: { account: AccountRecord }) => (
  <>
    <EmailPanel account={account} />
    <PasswordPanel account={account} />
    {(account.provider !== null || account.identities.length > 0) && <IdentityPanel account={account} />}
    <SessionsPanel />
    <ArchivePanel archive={account.archive} />
    <DeletionPanel account={account} />
  </>
);
