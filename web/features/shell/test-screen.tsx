import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Shows where the router thinks it is. */
export function TestScreen() {
  usePageTitle('Routing test');
  const { pathname } = useLocation();
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center gap-4 px-5 outline-none"
    >
      <h1 className="display text-4xl">Routing test</h1>
      <p className="text-ink-soft">
        Current path: <code className="rounded-md bg-sunken px-2 py-1 text-ink">{pathname}</code>
      </p>
      <ButtonLink tone="secondary" to={paths.landing}>
        Back to Home
      </ButtonLink>
    </main>
  );
}
