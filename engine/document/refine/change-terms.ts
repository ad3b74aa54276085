/** Sentences of the terms that say how long a warranty lasts and when payment is due. */
import { capitalize, listKeys, textsOf } from '../read-content.ts';
import { addText, listNames } from './add-text.ts';
import { changed, type Outcome, refuse, type Situation } from './apply-edit.ts';
import { type Clause, partsOf, withoutContrast, wordsOf, writtenOf } from './clause.ts';
import { stemsOf } from './find-lines.ts';

/** "add a two year warranty on labor", "change the warranty to 3 years", "net 30", "payment due on receipt". */
export function changeTerm(said: Clause, { content, today }: Situation): Outcome | null {
  const clause = withoutContrast(said, today) ?? said;
  const { pattern } = clause;
  const told =
    /^(?:the )?(?:warranty|guarantee) (?:of |for |is )?DURATION\d+(?: (?:on|for) .+)?$/.test(pattern) &&
    !textsOf(content, 'terms').some((text) => /\bwarrant|\bguarant/i.test(text));
  if (told) return addText(content, 'terms', writtenOf(clause, clause.parts));
  const warranty = /\b(?:warranty|warrantied|guarantee|guaranteed)\b/.test(pattern);
  if (
    warranty &&
    (/^(?:change|make|set|extend|update|bump|raise|increase|shorten|lower)\b|\b(?:should be|is) DURATION/.test(
      pattern,
    ) ||
      // "two year warranty, not one"
      (said !== clause && /DURATION\d/.test(pattern)))
  ) {
    const said = clause.parts.find(({ phrase }) => phrase?.kind === 'duration');
    if (!said) return refuse(`“${clause.said}” does not say how long the warranty should be.`);
    const length = writtenOf(clause, [said]);
    const hits = listKeys.flatMap((key) =>
      textsOf(content, key).flatMap((text, at) =>
        /\b(?:warrant|guarant)/i.test(text) && durationText.test(text) ? [{ key, at, text }] : [],
      ),
    );
    // "the labor warranty" of several
    const told = stemsOf(wordsOf(clause.parts.filter(({ phrase }) => !phrase)).join(' '));
    const scores = hits.map(({ text }) => stemsOf(text).filter((stem) => told.includes(stem)).length);
    const best = hits.filter((_, at) => scores[at] === Math.max(...scores));
    // "the warranty on labor" is none on the heater
    const on = / (?:on|for) (?:the |our |my )?(?<of>[a-z' -]+?)(?= (?:is|should|to|from|now)\b|$)/.exec(pattern)?.groups
      ?.of;
    if (on && best.length > 0 && !stemsOf(on).some((stem) => best.some(({ text }) => stemsOf(text).includes(stem))))
      return addText(content, 'terms', `${capitalize(length)} warranty on ${on}`);
    if (best.length > 1)
      return refuse(`There are several warranties (${best.map(({ text }) => text).join('; ')}): say which one.`);
    if (best[0]) {
      const { key, at, text: old } = best[0];
      const text = old.replace(durationText, (was, at: number) => inStyleOf(was, length, old.slice(at + was.length)));
      return changed(
        { ...content, [key]: textsOf(content, key).map((other, index) => (index === at ? text : other)) },
        `${listNames[key]}: “${old}” → “${text}”`,
        [],
      );
    }
    return addText(content, 'terms', `${length} warranty`);
  }
  if (
    warranty &&
    /^(?:add|include|give|offer|put|with|throw)\b|^(?:an? )?DURATION\d+ (?:\w+ )?(?:warranty|guarantee)|warranty (?:on|for|of)\b/.test(
      pattern,
    ) &&
    !/(?:MONEY|RATE)\d|\b(?:at|for) NUMBER\d/.test(pattern)
  ) {
    const text = writtenOf(clause, clause.parts)
      .replace(/^(?:add|include|give|offer|put|throw)(?: (?:them|him|her))?(?: in)? /i, '')
      .replace(/^(?:an?|the) /i, '')
      .replace(/ (?:to|in|into|under) (?:the )?(?:terms|notes|warranty section)$/i, '');
    return addText(content, 'terms', text);
  }
  // "add a 48 hour cancellation policy"
  const policy =
    /^(?:(?:please )?(?:add|include|put|throw)|(?:we|i) (?:need|want))(?: in)? (?:an? |the |our )?(?<text>(?![^$]*(?:MONEY|RATE)\d).*\b(?:policy|clause|waiver|disclaimer)\b.*?)(?: (?:in|on|on there|in there|in it|to it|in the terms|to the terms))?$/d.exec(
      pattern,
    );
  if (policy) return addText(content, 'terms', writtenOf(clause, partsOf(clause, policy, 'text')));
  // a price of a condition is a sentence, and no line
  if (
    /^(?:add|include|put|charge)(?: in)? (?:an? )?(?:[A-Z]+\d+ )?(?:late|cancellation|no - show|restocking|finance|returned check|storage|rescheduling) (?:fee|charge|payment|penalty)s?\b.*\b(?:after|if|when|past|unless|within|per month|for)\b/.test(
      pattern,
    )
  )
    return addText(
      content,
      'terms',
      writtenOf(clause, clause.parts).replace(/^(?:add|include|put|charge)(?: in)? (?:an? )?/i, ''),
    );
  const payment =
    /^(?:make (?:it|that) |add |put |do |use |go (?:with |to )?|(?:switch|change|move|set|bump|go back)(?: it| that| them| him| her| us| over)*(?: to| at)? |terms (?:are|is|of) |payment terms (?:are|is|of|to) |(?:change|set|make) (?:the )?(?:payment )?terms (?:to )?|(?:the )?payment (?:is |terms )?)?(?<text>(?:net|due) (?:NUMBER\d+|DURATION\d+|on receipt|upon receipt|on completion|upon completion|at completion|when .+|within .+|in .+|at signing).*)$/d.exec(
      pattern,
    ) ??
    /^(?:add |put |make )?(?<text>(?:the )?(?:payment|balance|full payment|final payment) (?:is |to be |will be |terms )?(?:due|on|upon|within|at|in)\b.*)$/d.exec(
      pattern,
    ) ??
    /^(?:make it |add )?(?<text>DURATION\d+ (?:payment )?terms)$/d.exec(pattern);
  if (!payment) return null;
  // "net 30 to net 15"
  const words = writtenOf(clause, partsOf(clause, payment, 'text')).replace(/^net \S+(?: days)? to (?=net )/i, '');
  const days = clause.parts.find(({ phrase }) => phrase?.kind === 'number')?.phrase;
  const bare = words.replace(/^(net .+?) (?:payment )?terms$/i, '$1');
  const net = days?.kind === 'number' ? bare.replace(/^(net) (?!\d)[a-z -]+$/i, `$1 ${days.value}`) : bare;
  const text = /^due\b/i.test(words) ? `Payment ${words}` : /^net\b/i.test(words) ? `Payment terms: ${net}` : words;
  const terms = textsOf(content, 'terms');
  const at = terms.findIndex((term) =>
    /^(?:payment|balance|net|due)\b|\bpayment (?:is )?due\b|\bbalance (?:is )?due\b/i.test(term),
  );
  if (at < 0 || /^add\b/.test(pattern)) return addText(content, 'terms', text);
  // "Balance of $1,056.50 due within 15 days" stays that with another length of time
  const within = /^(?:(?:payment|balance) )?due (?:with)?in \d+ days?$/i.test(terms[at]!);
  const length =
    /^(?:payment )?due (?:with)?in ([^,]+)$/i.exec(words)?.[1] ??
    (within && days?.kind === 'number' && /^net \S+$/i.test(net) ? `${days.value} days` : undefined);
  if (length && [...terms[at]!.matchAll(new RegExp(durationText, 'gi'))].length === 1) {
    const restated = terms[at]!.replace(durationText, length);
    return changed(
      { ...content, terms: terms.map((old, index) => (index === at ? restated : old)) },
      `Terms: “${terms[at]}” → “${restated}”`,
      [],
    );
  }
  // "Net 30 on the balance" stays that with another number
  const held = /^net \S+$/i.test(net) && /^net \d+\b/i.test(terms[at]!);
  const sentence = held ? terms[at]!.replace(/^net \d+\b/i, capitalize(net)) : capitalize(text);
  return changed(
    { ...content, terms: terms.map((old, index) => (index === at ? sentence : old)) },
    `Terms: “${terms[at]}” → “${sentence}”`,
    [],
  );
}

const durationText =
  /\b(?:\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|ninety)(?:[ -])(?:years?|months?|weeks?|days?|seasons?)\b/i;

/** "two-year" stays an adjective with another length. */
export function inStyleOf(old: string, length: string, after: string): string {
  const qualifies = old.includes('-') || /^ (?:\w+ ){0,3}(?:warrant|guarant)/i.test(after);
  const alike = qualifies ? length.replace(/s$/, '') : length;
  const shown = old.includes('-') ? alike.replace(/ /, '-') : alike;
  return /^[A-Z]/.test(old) ? capitalize(shown) : shown;
}
