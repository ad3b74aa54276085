/** Whether an instruction made of a document what it should have, and left everything else alone. */
import type { Adjustment, DocumentContent, LineItem } from '../document/business-document.ts';
import { centsOf, linesOf } from '../document/read-content.ts';
import type { Refined } from '../document/refine-document.ts';
import type { SaidInstruction } from './say/say-instruction.ts';
import { added } from './say/say-line-edits.ts';

/** Right; refused, which is safe; or wrong: another document came of it. */
export type Verdict = 'right' | 'refused' | 'wrong';

const words = (text: unknown): string =>
  String(text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const figuresOf = ({ quantity, unit_price, amount, optional }: LineItem): string =>
  `${quantity ?? 1} × ${centsOf(unit_price) ?? centsOf(amount)} = ${centsOf(amount)}${optional ? ' optional' : ''}`;

function sameLine(is: LineItem, want: LineItem): boolean {
  if (figuresOf(is) !== figuresOf(want)) return false;
  if (!want.description.startsWith(added))
    return words(is.description) === words(want.description) && (is.unit ?? 'each') === (want.unit ?? 'each');
  return words(is.description).includes(
    words(want.description.slice(added.length)).split(' ').at(-1)!.replace(/s$/, ''),
  );
}

const share = (one: Adjustment | null): string =>
  one ? `${one.percent ?? ''}% of ${centsOf(one.base) ?? 'all'}: ${centsOf(one.amount)}` : '';

/** Lines that cost nothing are as good as none: "no charge for the permit". */
const charged = (content: DocumentContent): LineItem[] =>
  linesOf(content).filter(({ amount }) => centsOf(amount) !== 0);

const moneyKeys = ['amount', 'total_cost', 'travel_cost', 'hourly_rate', 'material_costs'] as const;
const shareKeys = ['discount', 'tax', 'deposit'] as const;
const textKeys = ['terms', 'notes'] as const;

/** The keys in which a document is another than was wanted. */
export function differences(is: DocumentContent, want: DocumentContent, free: boolean): string[] {
  const out: string[] = [];
  const [lines, wanted] = [charged(is), charged(want)];
  const named = free ? lines.filter(({ description }) => description !== 'Adjustment') : lines;
  if (named.length !== wanted.length || !named.every((line, at) => sameLine(line, wanted[at]!))) out.push('items');
  for (const key of moneyKeys) {
    // what materials come to is restated where lines are known to be materials; new ones are not
    if (
      (centsOf(is[key]) ?? 0) !== (centsOf(want[key]) ?? 0) &&
      !(/rate|material/.test(key) && hasNew(want)) &&
      // materials that were never summed up need not be now
      !(key === 'material_costs' && is.material_costs === null)
    )
      out.push(key);
  }
  if ((is.labor_hours ?? 0) !== (want.labor_hours ?? 0)) out.push('labor_hours');
  for (const key of shareKeys) if (share(is[key]) !== share(want[key]) && !(free && key === 'discount')) out.push(key);
  for (const key of textKeys) if (!sameTexts(is[key] ?? [], want[key] ?? [])) out.push(key);
  if (words(is.timeline) !== words(want.timeline) && !words(is.timeline).includes(words(want.timeline) || '-'))
    out.push('timeline');
  const rest = (content: DocumentContent): string =>
    JSON.stringify(
      Object.entries(content)
        .filter(([key]) => !judged.has(key))
        .sort(),
    );
  if (rest(is) !== rest(want)) out.push('rest');
  return out;
}

const judged = new Set<string>([
  ...moneyKeys,
  ...shareKeys,
  ...textKeys,
  'items',
  'labor_hours',
  'timeline',
  // where the travel comes from, and hours that nobody speaks of
  'travel_source',
  'travel_evidence',
  'travel_time_hours',
]);
const hasNew = (content: DocumentContent): boolean =>
  linesOf(content).some(({ description }) => description.startsWith(added));
const sameTexts = (is: readonly string[], want: readonly string[]): boolean =>
  is.length === want.length && is.every((text, at) => words(text).includes(words(want[at])));

/** Whether everything that was asked for was done, nothing that was not, and whether that is told. */
export function judgeRefined(said: SaidInstruction, { content, changes, refused }: Refined): Verdict {
  const unmoved = JSON.stringify(content) === JSON.stringify(said.content);
  if (said.expect.length === 0) return unmoved && changes.length === 0 ? 'right' : 'wrong';
  const fits = (wants: readonly DocumentContent[]): boolean =>
    wants.some((want) => differences(content, want, said.free).length === 0);
  const told = refused.length > 0;
  if (fits(said.expect) && unmoved) return 'right';
  if (fits(said.expect))
    return said.partial === 'refused' ? (told ? 'right' : 'wrong') : said.partial || !told ? 'right' : 'refused';
  // some of it is done, and it is said that the rest is not
  return told && (unmoved || fits(said.partly)) ? 'refused' : 'wrong';
}
