/** A word without its ending, so that "outlets" and "outlet's", "painting" and "paint" are the same thing named again. */
import { rememberWords } from '../../remember-words.ts';

export const stem = rememberWords((word: string): string => {
  const own = word.replace(/(?:'s|s')$/, '');
  const base = /^(tvs|acs|evs)$/.test(own)
    ? own.slice(0, -1)
    : own.length > 4 && /ies$/.test(own) && !/^(?:cookies|brownies|movies|smoothies|hoodies|selfies)$/.test(own)
      ? `${own.slice(0, -3)}y`
      : own.length > 4 && /(ches|shes|xes|sses)$/.test(own)
        ? own.slice(0, -2)
        : own.length > 3 && /[^su]s$/.test(own)
          ? own.slice(0, -1)
          : own;
  const cut = base.length > 5 && /ing$/.test(base) ? 3 : base.length > 4 && /[^aeiou]ed$/.test(base) ? 2 : 0;
  return cut ? base.slice(0, -cut).replace(/([^aeiousl])\1$/, '$1') : base;
});
