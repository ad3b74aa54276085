import { lazy, Suspense } from 'react';
import { displayNameOf, useUser } from '#web/features/account/current-user.ts';
import { useDocumentDialog } from '#web/features/document/use-document-dialog.ts';
import { usePageTitle } from '#web/features/shell/use-page-title.ts';
import { StatCards } from '#web/features/stats/stat-cards.tsx';
import { RecorderCard } from '#web/features/voice-session/recorder-card.tsx';
import { RecentDocuments } from './recent-documents.tsx';

const loadDialog = () => import('#web/features/document/document-dialog.tsx');
const DocumentDialog = lazy(() => loadDialog().then(({ DocumentDialog: component }) => ({ default: component })));

export function DashboardScreen() {
  usePageTitle('Dashboard');
  const user = useUser();
  const dialog = useDocumentDialog();
  return (
    <div className="flex flex-col gap-5 sm:gap-6">
      <h1 className="display text-[1.75rem] sm:text-4xl">Welcome back, {displayNameOf(user)}</h1>
      <div className="max-md:order-1">
        <StatCards />
      </div>
      <RecorderCard onShowDocument={dialog.open} />
      <div className="max-md:order-2">
        <RecentDocuments onOpen={dialog.open} />
      </div>
      {dialog.id && (
        <Suspense>
          <DocumentDialog id={dialog.id} intent={dialog.intent} onClose={dialog.close} onOpen={dialog.swap} />
        </Suspense>
      )}
    </div>
  );
}
