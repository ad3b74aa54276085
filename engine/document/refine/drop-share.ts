/** "forget the 8 percent", "lose the 500": the discount, tax or deposit that is so much. */
import { fromDollars } from '../../money.ts';
import { capitalize, centsOf } from '../read-content.ts';
import { type Handler, type Outcome, refuse, type Situation, show } from './apply-edit.ts';
import { removeTravel } from './change-travel.ts';
import { type Clause, figureOf, readingsOf } from './clause.ts';
import { setAdjustment } from './set-adjustment.ts';

const DROP =
  /^(?:(?:please|now|just|we|i|you|can|should) )*(?:(?:take|remove|drop|lose|delete|cut|cancel|kill|scratch|strike|pull|nix|forget|skip|ditch|scrap|leave|wipe|erase|axe|void|waive)(?: off| out| back| about| what (?:i|we) said about)*|get rid of|never mind|no) (?:(?:the|that|this|our|my|their|her|his) |(?<=^(?:forget|scratch|never mind)\b.*))(?<f>(?:PERCENT|MONEY|NUMBER)\d+)(?: dollars| percent| bucks)?(?<of>(?: (?:off|out|away|thing|altogether|completely|down|up ?front|upfront|back|for (?:the )?(?:travel|trip|mileage|drive|gas)|travel|mileage|discount|deposit|retainer|tax))*)$/d;
const nouns = {
  discount: /\b(?:off|discount)\b/,
  tax: /\btax\b/,
  deposit: /\b(?:down|up ?front|deposit|retainer)\b/,
} as const;

export const dropShare: Handler = (clause, situation) => {
  const match = DROP.exec(clause.pattern);
  const figure = match && figureOf(clause, match, 'f');
  if (!figure) return null;
  const { content } = situation;
  const words = match!.groups!.of ?? '';
  const sums = readingsOf(clause, figure).map(fromDollars);
  const same = (['discount', 'tax', 'deposit'] as const).filter((key) => {
    const share = content[key];
    const said = nouns[key];
    const others = Object.values(nouns).some((noun) => noun !== said && noun.test(words)) && !said.test(words);
    if (others) return false;
    // "lose the 5.5" of a tax of 5.5 percent
    const bare = figure.kind === 'number' && share?.percent === figure.value;
    return figure.kind === 'percent' || bare
      ? share?.percent === figure.value
      : sums.includes(centsOf(share?.amount) ?? -1);
  });
  const travels = sums.includes(centsOf(content.travel_cost) ?? -1);
  if (travels && (same.length === 0 || /travel|trip|mileage|drive|gas/.test(words))) return removeTravel(situation);
  const [key] = same;
  if (
    !key ||
    content.items.some(({ amount, unit_price }) =>
      [amount, unit_price].some((one) => sums.includes(centsOf(one) ?? -1)),
    )
  )
    return null;
  if (same.length > 1) return refuse(`“${clause.said}” may be the ${same.join(' or the ')}: say which.`);
  const old = centsOf(content[key]!.amount) ?? 0;
  return setAdjustment(situation, key, null, `${capitalize(key)} of ${show(old)} removed`);
};

/** What is to go, behind a figure that stands there already: "I never promised 100 off", "without the 100 off". */
const goes =
  /\b(?:no|not|never|without|\w+n't|drop|remove|delete|lose|kill|strike|scratch|strip|erase|wipe|cancel|forget|pull|get rid)\b/;

/** Takes off the discount, the tax, the deposit or the travel that is so much already; null where nothing says that it is to go. */
export function dropStanding(clause: Clause, situation: Situation): Outcome | null {
  const { content } = situation;
  const figures = clause.parts.filter(({ phrase }) => phrase);
  const figure = figures[0]?.phrase;
  if (!figure || figures.length > 1 || !goes.test(clause.pattern)) return null;
  const sums = readingsOf(clause, figure).map(fromDollars);
  const keys = (['discount', 'tax', 'deposit'] as const).filter((key) =>
    figure.kind === 'percent'
      ? content[key]?.percent === figure.value
      : sums.includes(centsOf(content[key]?.amount) ?? -1),
  );
  const [key] = keys;
  if (!key || keys.length > 1) return null;
  return setAdjustment(
    situation,
    key,
    null,
    `${capitalize(key)} of ${show(centsOf(content[key]!.amount) ?? 0)} removed`,
  );
}
