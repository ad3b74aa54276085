/**
 * Percentages that are put on the whole: what is done with them, how much, what for and on what, in any order ("tack on 20
 * percent for the rush", "shop supplies 5 percent", "it's a Sunday so 15 percent extra"). Each is a piece of its own, told
 * before the lines, between or behind them, and no markup of the price before it.
 */
import { wordSet } from '../vocabulary/words.ts';
import { EXCEPT, THINGS } from './bind-taxes.ts';
import type { Element } from './elements.ts';
import { isPrice, stretchesNear, windowOf, wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';
import { namesEnd } from './names-end.ts';

const ADDED = wordSet('overhead profit contingency p');

const SHARE =
  '(?:(?:an?|another|my|our|the|about|like|usual|flat|standard|extra|full) )*#pct(?: (?:more|extra|additional))?';
const ADD =
  '(?:add|adding|tack|tacking|put|putting|throw|throwing|slap|slapping|stick|sticking|charge|charging|bump|bumping)(?: (?:it|that|them|everything|the (?:price|total|whole thing)))?(?: (?:on|in|up|by|at))*';
const PUT = `(?:${ADD}|(?:make|call) it|plus|with)`;
/** What such a share is called. "Handling" and "my trouble" are put on the price before them as often. */
const OCCASION =
  '(?:rush|expedite|after hours|overnight|weekends?|holidays?|night|emergency|short notice|same day|last minute)';
const COSTS =
  '(?:overhead(?: and profit)?|o and p|profit|contingency|(?:performance |payment )?bond|fuel|gratuity|tip|shop supplies|consumables|supervision|coordination|(?:project |site )?management|general conditions|processing|admin|booking|credit card|card)';
const FEE = '(?:fee|charge|surcharge|upcharge|premium|rate)';
const KIND = `(?:(?:${OCCASION}|${COSTS})(?: ${FEE})?|(?:(?!(?:${OCCASION}|${COSTS}) |the |an? |and |plus |then |with |of |on |for |at |to |is |are |but |no |not |my |our |so |that |delivery |trip |each )[a-z]+ ){1,2}?(?:fee|charge|surcharge|upcharge|premium|waiver))`;
const NO_FEE = `(?! (?:discount|off|down|deposit|back|less|cheaper|up ?front|tax|credit|rebate|retainage|retained|held|at|when|once|now|today|to (?:start|begin|book|hold)|(?:on|upon|with) (?:the )?(?:signing|signature|completion|delivery|approval|order|booking)|call|callout|visit|trip|delivery|pickup|lockout|response|repair)(?= )|'s| (?:(?:is|are|of|at|runs?) )?#(?:money|rate))`;
/** A share of the goods, not of the price. */
const GOODS =
  '(?:waste|cuts?|cutting|overage|breakage|matching|pattern|scrap|spares?|seams|shrinkage|settling|compaction|materials?|handling)';
const WHY = '(?:since|because|cause|as|on account of|due to)';

const FORMS = [
  // "with a four percent card fee", "plus ten percent o and p", "25 percent after hours"
  `(?:${PUT} )?${SHARE}(?: (?:for|in)(?: (?:the|an?|my|our|[a-z]+))?)? ${KIND}${NO_FEE}(?: on top)?`,
  // "fuel surcharge is four percent", "shop supplies 5 percent", "my management on top of that lot is eight percent"
  `(?<!for (?:the |my |our )?)(?:(?:(?:the|my|our|an?) )?${KIND}|(?:my|our) (?:fee|cut|commission|markup))(?: on top(?: of (?:all )?${THINGS})?)?(?:'s| is| are| of| at| adds| add| runs| comes to)* ${SHARE}${NO_FEE}`,
  // "tack on five percent for the pump truck", "plus ten percent because of the stairs"
  `${PUT} ${SHARE}(?: on)?(?:(?<what> for (?:the|my|our|an?|his|her|their))(?! (?:${GOODS}|same|(?:trouble|time)) )|(?= ${WHY} ))`,
  // "it's a Sunday so 15 percent extra", "rush job so bump it 20 percent"
  `(?<=(?:^| )so )(?:(?:that's|it's|i|we|i'll|we'll|then|just) )*(?:${PUT.replace('|with)', ')')} ${SHARE}|${SHARE}(?<=more|extra|additional))${NO_FEE}(?! (?:on|of|to|onto) (?!everything|all of))`,
  // "plus 15 percent on everything"
  `${PUT} ${SHARE}(?= (?:on|onto|to|across|over) (?:all of )?(?!(?:that|this|it|them|both|top(?! of (?:it all|everything|all))) )${THINGS} )`,
  // "because it's night work ten percent on top of everything"
  `(?:an? |another )?#pct (?:more|extra|additional|on top)(?= (?:on|of|to) (?:everything|it all|all of it|the (?:lot|total|whole (?:thing|job|lot))) )`,
  // "plus ten percent on the trim for the curved wall"
  `${PUT} ${SHARE}(?= (?:on|to) (?:the|my|our) (?:[a-z]+ ){1,2}(?:for (?:the|my|our|an?)|${WHY}) )`,
  // "I take 12 percent for running the job", "we get 15 percent on the subs"
  `(?:i|we)(?:'ll|'d| always| usually)* (?:get|take|make|want|charge) ${SHARE}(?: for [a-z]+ing(?: (?:the|this|it|them|that|all|everything|of))+(?: [a-z]+)?|(?= (?:on|of|over) (?:the|all the|my) (?:subs?|trades?|subcontractors?) ))`,
  // "I add ten percent for my trouble", where everything has been told: else it is on the price before
  `(?:(?:i|we)(?:'ll|'d| always| usually)* )?${PUT.replace('|with)', '|take|make|get)')} ${SHARE}(?: on top)? (?<ours>for (?:my (?:trouble|time|hassle)|our (?:trouble|time)|me|us|myself|ourselves))`,
  // "the ladder work adds 25 percent", "there's a ten percent bump because the stain went up"
  `(?:[a-z]+ ){1,3}adds (?:another )?#pct(?! (?:more )?(?:to|in) )`,
  `(?:(?:there's|with|and) )?(?:an? |another )?#pct (?:bump|upcharge|uptick|adder)(?: up)?`,
];
const SURCHARGE = new RegExp(` (?:${FORMS.join('|')})(?= )`, 'g');
/** "plus fifteen for overhead and profit", "ten percent overhead and ten profit": percent, as nobody means dollars by it. */
const POINTS =
  / (?:plus|and|add|with|at) (?<figure>#(?:num|money))(?: percent)? (?:for|in) (?:the |my |our )?(?:overhead(?: and profit)?|o and p|profit|contingency)(?= )/g;
const MOST_POINTS = 35;

const WHOLE = new RegExp(`^ (?:on|of|over|to|onto|across)(?: all of)? ${THINGS}(?= )`);
const PART =
  /^(?: (?:figured|calculated|based|applied|only|just))? (?:on|of|over|to)(?: (?:just|only|all|both|the|my|any|those|her|his|their|all the|#num))* (?=[a-z])/;
const SPARED = /^ (?:but )?not (?:on )?(?:the|my|his|her|their) (?=[a-z])/;
const ALONE = /^ (?:only|alone|itself|themselves)(?= )/;
/** "12 percent of what the two subs come to" */
const COMES_TO =
  /^ (?:on|of) what (?:the|my|our|his|her|their) (?:[a-z#]+ ){1,3}?(?:come|comes|add|adds|cost|costs|run|runs|charge|charges)(?: up)?(?: to)?(?: me)?(?= )/;
const OF_A_SUM = /^ (?:of|on|off) (?:(?:the|that|those|his|her|their|my) )?#(?:money|num) /;
/** What is bought is told: then a share is put on what it costs. */
const COSTED = /^(?:costs?|costing|rent|picked|pay|paid|paying|buy|bought|wholesale|invoice|dealer)$/;
const REACH = 12;

const CUES = wordSet(
  'add adding tack tacking put putting throw throwing slap slapping stick sticking charge charging bump bumping make call ' +
    'plus with rush expedite after overnight weekend weekends holiday holidays night emergency short same last overhead o ' +
    'profit contingency bond fuel gratuity tip shop consumables supervision coordination project general processing admin ' +
    'booking credit card fee surcharge upcharge premium waiver rate get take want adds uptick adder so top extra more',
);

/** How far from the percentage its words may stand, in elements. */
const BEFORE = 14;
const BEHIND = 24;

/** The row with each such percentage bound to its words, marked as added. Linear: only near percentages is looked. */
export function bindSurcharges(said: readonly Element[]): Element[] {
  const row = [...said];
  if (row.some(({ word }) => CUES.has(word)))
    for (const near of stretchesNear(row, mayBeAdded, BEFORE, BEHIND)) bindNear(row, near);
  return bindPoints(row);
}

const mayBeAdded = ({ tag }: Element, k: number, row: readonly Element[]): boolean =>
  tag === 'pct' && !/^(?:off|discount|down|deposit|retainer|tax|cheaper|less)$/.test(wordAt(row, k + 1));

function bindNear(row: Element[], near: { from: number; to: number }): void {
  const { text, starts } = windowOf(row, near.from, near.to);
  const at = (offset: number): number => {
    const found = starts.findIndex((start) => start >= offset);
    return found < 0 ? near.to : near.from + found;
  };
  const offsetOf = (k: number): number => (k < near.to ? starts[k - near.from]! - 1 : text.length - 1);
  for (const match of text.matchAll(SURCHARGE)) {
    const from = at(match.index + 1);
    let end = match.index + match[0].length;
    const share = row.findIndex(({ tag }, k) => k >= from && tag === 'pct');
    const near = row.slice(Math.max(0, from - REACH), from);
    if (near.some(({ word }) => COSTED.test(word)) && !/fee|charge|overhead|profit|bond|contingency/.test(match[0]))
      continue;
    // "a restocking charge of 15 percent on the 320" is a figure
    if (OF_A_SUM.test(text.slice(end))) continue;
    // "the fence has a 20 percent rush charge on it"
    if (/^(?:has|have|gets?|carry|carries)$/.test(wordAt(row, from - 1))) continue;
    const { what, ours } = match.groups!;
    if (ours && (row.slice(0, from).filter(isPrice).length < 2 || row.slice(share).some(isPrice))) continue;
    // "for the landfill going up": what it is for
    if (what) {
      const to = namesEnd(row, at(end));
      end = offsetOf(to);
    }
    const whole = (WHOLE.exec(text.slice(end)) ?? COMES_TO.exec(text.slice(end)))?.[0];
    end += whole?.length ?? 0;
    for (
      let name = whole ? EXCEPT.exec(text.slice(end)) : PART.exec(text.slice(end));
      name;
      name = SPARED.exec(text.slice(end))
    ) {
      const to = namesEnd(row, at(end + name[0].length));
      end = offsetOf(to);
      end += ALONE.exec(text.slice(end))?.[0].length ?? 0;
    }
    const to = at(end);
    row[from] = changeElement(row[from]!, { opens: true });
    for (let k = from + 1; k < to; k++) row[k] = changeElement(row[k]!, { bound: true, opens: false });
    row[share] = changeElement(row[share]!, { added: true });
    const next = row[to];
    if (
      next &&
      next.tag !== 'break' &&
      !/^(?:since|because|cause|as|if|when|unless|due|on|of|for|to|over)$/.test(next.word)
    )
      row[to] = changeElement(next, { opens: true });
  }
}
/** Bare numbers that are percent. */
function bindPoints(row: Element[]): Element[] {
  if (!row.some(({ word }) => ADDED.has(word))) return row;
  const { text, starts } = windowOf(row);
  for (const match of text.matchAll(POINTS)) {
    const from = starts.indexOf(match.index + 1);
    const k = from + 1;
    const figure = row[k]!;
    const value = figure.price?.value ?? 0;
    if (figure.phrase || !Number.isInteger(value) || value > MOST_POINTS || !row.slice(0, from).some(isPrice)) continue;
    row[from] = changeElement(row[from]!, { opens: true });
    row[k] = changeElement(figure, { tag: 'pct', percent: value, bound: true, added: true });
    for (let n = k + 1; n < row.length && (starts[n] ?? 0) < match.index + match[0].length; n++)
      row[n] = changeElement(row[n]!, { bound: true, opens: false });
  }
  return row;
}
