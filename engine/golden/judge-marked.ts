/**
 * Dictations whose figures are marked with what each is for: "tear out {p 650} | the other guy wanted {f five grand}".
 * They have no judged document, but a draft must agree with the marks.
 */
import type { Draft } from '../document/draft-document.ts';
import { hear } from '../transcript/hear.ts';
import { readPhrases } from '../transcript/read-facts.ts';

/**
 * p price, o price of what is optional, c cost that a markup comes on, m markup, q what multiplies a price, d discount,
 * a deposit, x tax, t a total of what was said, v travel, w withdrawn, f somebody else's figure, n no figure of the job.
 */
export type Mark = 'p' | 'o' | 'c' | 'm' | 'q' | 'd' | 'a' | 'x' | 't' | 'v' | 'w' | 'f' | 'n';

export interface Marked {
  transcript: string;
  figures: { mark: Mark; start: number; end: number; values: number[] }[];
  /** Where something new is talked about. */
  begins: number[];
}

const MARK = /\{([pocmqdaxtvwfn]) ([^}]*)\}|\s*\|\s*/g;

export function readMarked(line: string): Marked {
  const figures: Marked['figures'] = [];
  const begins = [0];
  let transcript = '';
  let from = 0;
  for (const match of line.matchAll(MARK)) {
    transcript += line.slice(from, match.index);
    from = match.index + match[0].length;
    if (match[1]) {
      const start = transcript.length;
      transcript += match[2]!;
      figures.push({ mark: match[1] as Mark, start, end: transcript.length, values: valuesOf(match[2]!) });
    } else {
      transcript += ' ';
      begins.push(transcript.length);
    }
  }
  return { transcript: transcript + line.slice(from), figures, begins };
}

/** Every value that the words may have. */
function valuesOf(words: string): number[] {
  const heard = hear(words);
  const values = heard.numbers.flatMap((number) => number.values);
  for (const phrase of readPhrases(heard, '2026-01-05')) {
    if (phrase.kind === 'money' || phrase.kind === 'rate') values.push(...phrase.readings, phrase.max ?? Number.NaN);
    if (phrase.kind === 'percent' || phrase.kind === 'number') values.push(phrase.value);
    if (phrase.kind === 'quantity') values.push(phrase.value ?? phrase.max!);
    if (phrase.kind === 'duration') values.push(phrase.said?.max ?? phrase.said?.value ?? phrase.hours ?? Number.NaN);
  }
  if (/\bhalf\b/.test(words)) values.push(0.5, 50);
  if (/\b(third)\b/.test(words)) values.push(33.33);
  if (/\b(quarter)\b/.test(words)) values.push(25);
  if (/\b(an?|one)\b/.test(words)) values.push(1);
  return [...new Set(values.filter((value) => Number.isFinite(value)))];
}

/** What disagrees with the marks; empty where nothing does. */
export function disagreements({ content, amount }: Draft, { figures }: Marked): string[] {
  const wrong: string[] = [];
  const of = (...marks: Mark[]): number[][] =>
    figures.filter(({ mark }) => marks.includes(mark)).map(({ values }) => values);
  const number = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value));
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.006;
  const markups = of('m').flat();
  const costs = of('c').flatMap((values) =>
    values.flatMap((value) => [value, ...markups.map((share) => value * (1 + share / 100))]),
  );
  const charged = [...of('p', 'v').flat(), ...costs];
  const said = (values: readonly number[], value: number | null): boolean =>
    value !== null && values.some((one) => near(one, value));
  const lines = content.items.filter((item) => !item.optional);
  const counts = of('q').flat();
  const products = new Set([
    1,
    ...counts,
    ...counts.flatMap((a) => counts.map((b) => a * b)),
    ...counts.flatMap((a) => counts.flatMap((b) => counts.map((c) => a * b * c))),
  ]);
  for (const item of lines) {
    const price = number(item.unit_price);
    const amount = number(item.amount);
    if (price === null && amount === null) continue;
    if (!said(charged, price) && !said(charged, amount))
      wrong.push(`line ${item.description} ${price ?? ''} ${amount}`);
    else if (item.quantity !== null && ![...products].some((count) => near(count, item.quantity!)))
      wrong.push(`quantity ${item.description} ${item.quantity}`);
  }
  const prices = lines
    .flatMap((item) => [number(item.unit_price), number(item.amount)])
    .concat(number(content.travel_cost));
  for (const values of of('p')) if (!prices.some((price) => said(values, price))) wrong.push(`price ${values[0]}`);
  const quantities = [...lines.map((item) => item.quantity ?? 1), ...content.items.map((item) => item.quantity ?? 1)];
  for (const values of of('q'))
    if (
      !quantities.some((quantity) =>
        values.some((value) => value > 0 && near(quantity / value, Math.round(quantity / value))),
      )
    )
      wrong.push(`count ${values[0]}`);
  const shares: [Mark, { percent?: number | null; amount?: string | null } | null | undefined][] = [
    ['d', content.discount],
    ['a', content.deposit],
    ['x', content.tax],
  ];
  for (const [mark, share] of shares) {
    const values = of(mark);
    if (!values.length && !share) continue;
    if (!values.length || !share) wrong.push(`share ${mark} ${values[0]?.[0] ?? 'none said'}`);
    // a discount may be told by what is left of the sum: "call it 2850"
    else if (
      !values.some((one) => said(one, number(share.percent)) || said(one, number(share.amount))) &&
      !(mark === 'd' && values.some((one) => said(one, number(amount))))
    )
      wrong.push(`share ${mark} ${values[0]![0]} is ${share.percent ?? share.amount}`);
  }
  return wrong;
}
