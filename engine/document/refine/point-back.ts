/** What an instruction takes up from the one before it: takes it back, points at what it was about, says what it lacked. */
import type { Token } from '../../transcript/hear.ts';
import type { CalendarDay } from '../business-document.ts';
import type { Situation } from './apply-edit.ts';
import { type Clause, partsOf, replacePart } from './clause.ts';
import { findLines } from './find-lines.ts';
import { compose } from './rephrase.ts';

/** "scratch that", "never mind", "no leave travel where it was" behind what changed the travel. */
export const takesBackTheLast = ({ pattern }: Clause, last: Clause): boolean =>
  namesAgain(pattern, last) ||
  /^(?:no )?(?:scratch|strike|forget|cancel|undo|skip) (?:that|it|the last (?:one|part))$|^never ?mind(?: that)?$|^(?:no )?(?:, )?(?:leave|keep) (?:it|that|them|those)(?: (?:in|on|there|alone|as is))*$/.test(
    pattern,
  );

function namesAgain(pattern: string, last: Clause): boolean {
  const what =
    /^(?:hmm |uh |no |actually |wait |, )*(?:leave|keep) (?:the |that |my |our )?(?<what>[a-z][a-z' -]*?) (?:(?:where|as|how|like|the way) (?:it|they) (?:was|were|is|are)|alone|as is)(?: before)?$/.exec(
      pattern,
    )?.groups?.what;
  return what?.split(' ').every((word) => last.parts.some((part) => part.word === word)) ?? false;
}

/** "the client supplies the photos so take those out": they are out since the words before. */
export const goneAlready = ({ pattern }: Clause, change: string | undefined): boolean =>
  /^Removed /.test(change ?? '') &&
  /^(?:take|leave|remove|drop|cut|lose|scratch|pull|delete|ditch|nix|skip|kill|axe|scrap|toss|strike|dump|knock|cross|chop|yank|kick|get rid of)(?: off| out)? (?:it|that|those|them|these|this|that one|ours|our part|mine|our (?:line|price|charge))(?: off| out| away)?(?: (?:of )?(?:the |this )?(?:bill|invoice|quote|bid|estimate|list|job))?$/.test(
    pattern,
  );

/** "make that 200" after "discount of 250": the instruction before with its one figure replaced; null where it has none or several. */
export function correctLast(last: Clause, clause: Clause, today: CalendarDay): Clause | null {
  const match =
    /^(?:(?:no|actually|wait|sorry|oops|or) )*(?:make|call|do|say|let's make|let's do) (?:it|that) (?<f>(?:MONEY|NUMBER|PERCENT|RATE|DURATION|QUANTITY)\d+)(?: (?:instead|actually))?$/d.exec(
      clause.pattern,
    );
  const said = match ? partsOf(clause, match, 'f') : [];
  const figures = last.parts.flatMap(({ phrase }, at) => (phrase ? [at] : []));
  if (said.length === 0 || figures.length !== 1) return null;
  return replacePart(
    last,
    figures[0]!,
    said.flatMap(({ from, to }) => clause.heard.tokens.slice(from, to)),
    today,
  );
}

/** "make that 600", "drop the price to 175": about what was spoken of just before. */
export const pointsBack = ({ pattern }: Clause): boolean =>
  /^(?!(?:tax|round|discount|title|call) it\b|make it (?:good|valid|net)\b|(?:give|charge|bill|tell|ask|offer|let) (?:them|it)\b|make this an? (?:quote|bid|estimate|invoice)\b|the price is (?:good|valid|firm|held)\b)(?:[a-z]+ ){0,2}(?:(?:it|them)\b(?! (?:out to|into an?|an? (?:quote|estimate|bid|invoice))\b)|(?:that|those|these|this)(?= (?:to|at|an?|up|down|by|[A-Z]+\d+|optional|off|out|in|is|are|one|ones|should|'s|'re)\b|$)|the (?:price|cost|rate|amount|quantity)\b(?! (?:of|on|for|quote|estimate|bid|invoice|total|job|document)))/.test(
    pattern,
  );

/** "I forgot the permit": a thing that is no line yet, and no price with it. */
export function forgottenIn(clause: Clause, { content }: Situation): Token[] {
  const match =
    /^(?:i|we) (?:forgot|missed|left out|left off|didn't include|never put in)(?: about| to (?:add|include|put in|charge(?: (?:them|him|her))? for|list|mention|price|bill(?: (?:them|him|her))? for|put down))?(?: in)? (?<what>[a-z' -]+)$/d.exec(
      clause.pattern,
    );
  const parts = match ? partsOf(clause, match, 'what') : [];
  return findLines(
    content,
    parts.map(({ word }) => word),
    [],
  ).kind === 'none'
    ? parts.flatMap(({ from, to }) => clause.heard.tokens.slice(from, to))
    : [];
}

/** "they want the wood hauled off | add three hundred": what is wanted, at the price behind it; null where it is told otherwise. */
export function pricedBehind(clause: Clause, next: Clause, { content, today }: Situation): Clause | null {
  const wanted =
    /^(?:(?:they|he|she|we|i|(?:the )?(?:client|customer|homeowner|owner|tenant))(?: (?:also|still|now|really))* )?(?:wants?|wanted|needs?|'d like|would like|asked for|asked)(?: (?:us|me) to| to have)? (?<what>[a-z][a-z' -]+?)(?: (?:too|also|as well))?$/d.exec(
      clause.pattern,
    );
  const price =
    /^(?:so |and )*(?:add|charge|that 's|that is|it 's|that 'll be|that will be|put in|put down|call it|tack on)(?: (?:on|in|them|him|her))? (?<f>(?:MONEY|NUMBER)\d+)(?: (?:more|extra|on top|for (?:that|it)|dollars|bucks|flat))*$|^(?<g>(?:MONEY|NUMBER)\d+) (?:more|extra|on top|for (?:that|it))$/d.exec(
      next.pattern,
    );
  if (!wanted || !price || /\b(?:instead|rather|not|but|no|if|same)\b/.test(clause.pattern)) return null;
  const what = partsOf(clause, wanted, 'what');
  const isThere = findLines(
    content,
    what.map(({ word }) => word),
    [],
  );
  if (isThere.kind !== 'none') return null;
  const tokens = what.flatMap(({ from, to }) => clause.heard.tokens.slice(from, to));
  const figure = price.groups!.f === undefined ? 'g' : 'f';
  return compose(next, 'add {t} for {f}', (group) => (group === 'f' ? partsOf(next, price, figure) : []), today, {
    t: tokens,
  });
}

/** "add 380 for that" → "add 380 for the permit". */
export function withName(clause: Clause, name: readonly Token[], today: CalendarDay): Clause | null {
  // "that's 800 flat" is its price
  const price =
    /^(?:(?:that|it|which|they)(?: is| 's| are| 're| should be| runs?| costs?| goes for| will be| 'll be)? |call (?:it|that) |make (?:it|that) |at |for )*(?<f>(?:MONEY|NUMBER|RATE)\d+)(?: (?:flat|total|each|even))*$/d.exec(
      clause.pattern,
    );
  if (price)
    return compose(clause, 'add {t} at {f}', (group) => (group === 't' ? [] : partsOf(clause, price, group)), today, {
      t: name,
    });
  const at = clause.parts.findIndex(({ word }) => /^(?:that|it|them|those)$/.test(word));
  if (at < 0 || !/^(?:add|put|include|throw|charge|that's|it's|it|that|make)\b/.test(clause.pattern)) return null;
  return replacePart(clause, at, name, today);
}

/** "add a day, so three days": so many there are since the words before, which lent their verb. */
export function saysWhatStands({ withoutVerb }: Clause, { content, focus }: Situation): boolean {
  const phrase = withoutVerb && /^[A-Z]+\d+$/.test(withoutVerb.pattern) ? withoutVerb.parts[0]?.phrase : null;
  const count =
    phrase?.kind === 'duration' ? phrase.said?.value : phrase && 'value' in phrase ? phrase.value : undefined;
  return count !== undefined && focus.length === 1 && content.items[focus[0]!]?.quantity === count;
}
