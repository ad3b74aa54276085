import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { usePageTitle } from './use-page-title.ts';

export function NotFoundScreen() {
  usePageTitle('404 Page Not Found');
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center gap-4 px-5 outline-none"
    >
      <h1 className="display text-4xl">404 Page Not Found</h1>
      <p className="text-ink-soft">Nothing lives at this address. The link may be old, or mistyped.</p>
      <div aria-hidden="true" className="tape h-3 w-full" />
      <ButtonLink to={paths.landing}>Back to Home</ButtonLink>
    </main>
  );
}
