import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Wordmark } from '#web/features/shell/wordmark.tsx';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** The frame of the screens around signing in. `aside` stands beside it where there is room. */
export function AuthFrame({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={aside ? 'grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]' : 'flex min-h-dvh flex-col'}>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col px-5 py-4 outline-none sm:px-10">
        <Link to={paths.landing} className={buttonClass('quiet', 'medium', '-ml-4 self-start')}>
          <ArrowLeft aria-hidden="true" />
          Back to Home
        </Link>
        <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-8">
          <div className="mb-6">
            <Wordmark />
          </div>
          {children}
        </div>
      </main>
      {aside}
    </div>
  );
}
