import { useQuery } from '@tanstack/react-query';
import { accountEndpoints } from '#contract/account.ts';
import { linkTo } from '#web/api.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { signInOptionsQuery } from './sign-in-options.ts';

interface ContinueWithProps {
  /** From the invitation link, so that it counts in this way of signing up too. */
  referralCode?: string | null;
  className?: string;
  /** A line with "or" above it. */
  divided?: boolean;
}

/** The way through the identity provider; nothing where none is configured. */
export function ContinueWith({ referralCode = null, className, divided = false }: ContinueWithProps) {
  const { data: options } = useQuery(signInOptionsQuery);
  if (!options?.externalLabel) return null;
  const link = (
    <a
      href={linkTo(accountEndpoints.startExternalLogin, { query: { ref: referralCode ?? undefined } })}
      className={buttonClass('secondary', 'large', className)}
    >
      Continue with {options.externalLabel}
    </a>
  );
  if (!divided) return link;
  return (
    <div className="mt-5 flex flex-col gap-5">
      <p className="flex items-center gap-3 text-[0.875rem] text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {link}
    </div>
  );
}
