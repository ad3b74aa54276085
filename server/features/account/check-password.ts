/** Refuses the passwords that guessing starts with. */
import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether the password is one of the common ones, or the product, the e-mail or the name with little added. */
export function isGuessable(password: string, { email, names }: { email: string; names: string[] }): boolean {
  const tried = password.normalize('NFKC').toLowerCase();
  if (common.has(tried)) return true;
  const own = ['quotewright', email, email.split('@')[0] ?? '', ...names, names.join('')];
  return own.some((word) => {
    const known = word.toLowerCase();
    return known.length >= 4 && tried.includes(known) && tried.length - known.length < 5;
  });
}
