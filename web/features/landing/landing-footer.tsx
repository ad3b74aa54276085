import { Wordmark } from '#web/features/shell/wordmark.tsx';

/** Where people can write to. */
const contact = { support: 'support@quotewright.example', privacy: 'privacy@quotewright.example' };

const linkClass = 'inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline';

export function LandingFooter() {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-[76rem] flex-col gap-4 px-4 py-8 sm:flex-row sm:items-center sm:px-6">
        <span className="mr-auto">
          <Wordmark />
        </span>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
          <a href="#privacy" className={linkClass}>
            Privacy Policy
          </a>
          <a href={`mailto:${contact.support}`} className={linkClass}>
            Support
          </a>
          <a href={`mailto:${contact.privacy}`} className={linkClass}>
            Privacy questions
          </a>
        </nav>
      </div>
    </footer>
  );
}
