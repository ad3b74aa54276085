/** "forget the 8 percent", "lose the 500": the discount, tax or deposit that is so much. */
import { fromDollars } from '../../money.ts';
import { capitalize, centsOf } from '../read-content.ts';
import { type Handler, refuse, show } from './apply-edit.ts';
import { figureOf, readingsOf } from './clause.ts';
import { setAdjustment } from './set-adjustment.ts';

const DROP =
  /^(?:(?:take|remove|drop|lose|delete|cut|cancel|kill|scratch|strike|pull|nix|forget|skip|ditch|scrap|leave)(?: off| out| about)*|get rid of|never mind|no) (?:the|that|this|our|my|their|her|his) (?<f>(?:PERCENT|MONEY|NUMBER)\d+)(?: (?:off|out|away|thing|altogether|completely))*$/d;

export const dropShare: Handler = (clause, situation) => {
  const match = DROP.exec(clause.pattern);
  const figure = match && figureOf(clause, match, 'f');
  if (!figure) return null;
  const { content } = situation;
  const sums = readingsOf(clause, figure).map(fromDollars);
  const same = (['discount', 'tax', 'deposit'] as const).filter((key) => {
    const share = content[key];
    return figure.kind === 'percent' ? share?.percent === figure.value : sums.includes(centsOf(share?.amount) ?? -1);
  });
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
