/** What is new and said without a verb: "delivery fee 60", "6 doors 55 each", "spring cleanup as an option". */

import { addLines } from './add-lines.ts';
import { findTargets, type Handler, type Outcome, type Situation } from './apply-edit.ts';
import { type Clause, figureOf, partsOf, wordsOf } from './clause.ts';
import { stemsOf } from './find-lines.ts';
import { findService } from './find-service.ts';
import { verb } from './read-openings.ts';
import { compose } from './rephrase.ts';

/** What is new has no article, and its name no verb and no figure in it. */
const no =
  'the|my|our|their|his|her|that|this|those|these|it|all|both|only|just|total|of|is|are|was|were|at|for|more|less|not|instead|to|off|now|up|down|in|out|per|a|an|make|change|set|if|when|with|without|no|by|from|on|she|he|they|we|i|you|who|has|have|had|should|would|could|can|will|be|been|being|was|need|needs|want|wants|put|got|get|wrong|price|only|there|here|do|does|did|and|or|so|but|then|than|whole|entire|grand|bottom|overall|final|everything|thing|job|said|says|say|call|keep|leave|same|new|old|still|even|about';
const w = `(?<w>(?!(?:and|or)\\b)(?:(?!(?:${no})\\b)[a-z][a-z'-]*)(?: (?!(?:${no})\\b)[a-z][a-z'-]*){0,4})`;
/** What is charged besides the work. */
const fee =
  '(?:fees?|charges?|surcharge|delivery|disposal|haul away|cleanup|clean up|setup|set up|pick ?up|permits?|parking|rentals?|service call|trip charge|call out)';
const sum = '(?<f>(?:MONEY|NUMBER)\\d+)(?: dollars| bucks)?(?: extra| more| on top)?';
const price = '(?<f>(?:MONEY|RATE|NUMBER)\\d+)';
const each = '(?:each|apiece|a piece)';

const ways = (
  [
    [`(?<w>(?:[a-z-]+ ){0,3}${fee})(?: (?:of|at|for|,|:))? ${sum}`, 'add {w} for {f}'],
    [`${sum} (?<w>(?:[a-z-]+ ){0,3}(?:fee|charge|surcharge|delivery|disposal))`, 'add {w} for {f}'],
    [`(?<n>NUMBER\\d+) ${w} (?:(?:at|for|,|@) )?${price} ${each}`, 'add {n} {w} at {f} each'],
    [`(?<n>NUMBER\\d+) ${w} (?<f>RATE\\d+)`, 'add {n} {w} at {f}'],
    [`(?<n>NUMBER\\d+) ${w} (?:at|@) ${price}`, 'add {n} {w} at {f} each'],
    [`${w} (?<n>NUMBER\\d+) (?:at|@) ${price}(?: ${each})?`, 'add {n} {w} at {f} each'],
    [
      `${w} (?:at )?${price}(?: ${each})?(?: ,)?(?: and (?:there (?:is|are|'s) )?)? ?(?<n>NUMBER\\d+) of (?:them|those)`,
      'add {n} {w} at {f} each',
    ],
    [`${w} (?<q>QUANTITY\\d+) (?:at|@|for) ${price}`, 'add {w} {q} at {f}'],
    [`(?<q>QUANTITY\\d+) (?:of )?${w} (?:at|@) ${price}`, 'add {q} of {w} at {f}'],
    [`(?<q>DURATION\\d+) (?:of )?${w} (?:at|@) ${price}`, 'add {q} of {w} at {f}'],
    [`${w} (?:at )?(?<f>RATE\\d+) for (?<q>DURATION\\d+)`, 'add {w} at {f} for {q}'],
    [`${w} (?<q>DURATION\\d+) (?:at|@|for) ${price}`, 'add {q} of {w} at {f}'],
    [`${w} ${sum} (?:optional|as an? (?:option|extra))`, 'add {w} for {f} as an option'],
    // what the price list has
    [`(?<q>DURATION\\d+) (?:of )?${w}`, 'add {q} of {w}'],
    [`${w} (?<q>DURATION\\d+)`, 'add {q} of {w}'],
    [`(?<n>NUMBER\\d+) ${w}`, 'add {n} {w}'],
    [`with (?:the |an? )?${w}`, 'add {w}'],
    [`${w} (?:too|as well|also)`, 'add {w}'],
    [`(?:and )?(?:an? )?${w}(?: too| as well| also)?(?: ,)? (?:that|it) 's ${sum}`, 'add {w} for {f}'],
    [
      `(?:optional )?${w}(?: optional| (?:as|for) an? (?:option|add on|extra|upgrade)) (?:at |for )?${sum}`,
      'add {w} for {f} as an option',
    ],
    [
      `(?:with )?(?:the |an? )?${w} (?:as |for )?(?:an? )?(?:option|optional|add on|add - on|extra|upgrade)`,
      'add {w} as an option',
    ],
  ] as const
).map(([said, meant]) => ({ said: new RegExp(`^${said}$`, 'd'), meant }));
/** A number behind a name: few of what the price list has are a count, anything else are dollars. */
const withFigure = new RegExp(
  `^${w} (?:(?:add|plus|:|,) )?(?<f>(?:MONEY|NUMBER)\\d+)(?: dollars| bucks)?(?: extra| more| on top)?$`,
  'd',
);
const few = 12;

export const addBare: Handler = (clause, situation) => {
  const figured = addFigured(clause, situation);
  if (figured) return figured;
  for (const { said, meant } of ways) {
    const match = said.exec(clause.pattern);
    if (!match || !isNew(clause, match, situation)) continue;
    const added = addLines(
      compose(clause, meant, (group) => partsOf(clause, match, group), situation.today),
      situation,
    );
    if (added?.kind === 'changed') return added;
  }
  return null;
};

function addFigured(clause: Clause, situation: Situation): Outcome | null {
  const match = withFigure.exec(clause.pattern);
  const figure = match && figureOf(clause, match, 'f');
  if (!match || !isNew(clause, match, situation)) return null;
  const name = wordsOf(partsOf(clause, match, 'w'));
  const counts = figure?.kind === 'number' && figure.value <= few;
  const known = findService(situation, name, false) !== null;
  // "gift boxes 2" may be two of them, "windows 96" may be anything
  if (!known && (counts || name.length < 2)) return null;
  const added = addLines(
    compose(
      clause,
      counts ? 'add {f} {w}' : 'add {w} for {f}',
      (group) => partsOf(clause, match, group),
      situation.today,
    ),
    situation,
  );
  return added?.kind === 'changed' ? added : null;
}

/** Neither a line nor anything else of the document is called so. */
function isNew(clause: Clause, match: RegExpExecArray, situation: Situation): boolean {
  const name = wordsOf(partsOf(clause, match, 'w'));
  return (
    !name.some((word) =>
      /^(?:total|price|deposit|discount|tax|travel|mileage|retainer|down|everything|hours?|rate|net|due|valid|good)$/.test(
        word,
      ),
    ) &&
    !new RegExp(`\\b(?:${no})\\b`).test(name.join(' ')) &&
    findTargets({ ...situation, focus: [] }, name).kind === 'none' &&
    (isListed(situation, name) ||
      /^(?:fees?|surcharge|charges?)$/.test(name.at(-1)!) ||
      name.every((word) => !verb.test(word) && findTargets({ ...situation, focus: [] }, [word]).kind === 'none'))
  );
}

/** The price list has it under this very name. */
const isListed = ({ catalogue }: Situation, name: readonly string[]): boolean =>
  catalogue.some((service) => stemsOf(service.name).join(' ') === stemsOf(name.join(' ')).join(' '));
