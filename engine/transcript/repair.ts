/**
 * Self-corrections. "24 hours no wait make that 28 hours" keeps 28 in the place of 24; what was withdrawn is kept
 * as such and reaches no document. Withdrawn work ("scratch the demo") is the business of withdraw-work.ts.
 */
import type { CalendarDay } from '../document/business-document.ts';
import { conversionAt } from './convert-currency.ts';
import { cueRunAt, type Run } from './correction-cues.ts';
import { afterAgreement, explainedCorrection } from './explain-correction.ts';
import type { Phrase } from './fact.ts';
import { antecedent, REACH, tellsOfCount } from './find-antecedent.ts';
import { type Heard, hearTokens, type Token } from './hear.ts';
import { isOverride, isRoundedDown, leadsElsewhere } from './no-correction.ts';
import { readPhrases } from './read-facts.ts';
import { reasonAt } from './reason-at.ts';
import { alteredByName, contradicted, type Live, type Restated, sizeOf, wordsAt } from './restate-figure.ts';
import { settledCorrection, surpriseAt, tellingAt } from './settled-correction.ts';
import {
  behindApology,
  behindDenial,
  behindEcho,
  behindOversight,
  countedAnew,
  hoursOfEach,
  pointedAt,
  priceBehindReason,
  pricedAgain,
  toldAgain,
  toldOnceMore,
  unitAnew,
  unitsInstead,
} from './told-anew.ts';
import { isContent, isPlural, wordSet } from './vocabulary/words.ts';
import { findCommands } from './withdraw-commands.ts';
import {
  endOfDenied,
  isOfAnother,
  nameInstead,
  priceFor,
  priceKept,
  takesThingBack,
  wordsBefore,
} from './words-taken-back.ts';
import { otherOne } from './wrong-one.ts';

export interface Repaired {
  heard: Heard;
  phrases: Phrase[];
  /** What was said and taken back, or said to the software, with its place in the transcript. */
  withdrawn: { start: number; end: number; reason: 'corrected' | 'command' }[];
}

const BRIDGE = 5;
const WAITS = wordSet('wait hold hang check');
const HEDGES = wordSet('just only the like about maybe probably really');
const SAYERS = wordSet('it that this they');
/** "Angi says it ought to be 200": what it should be is another's word, and corrects nothing. */
const isTold = (tokens: readonly Token[], i: number): boolean =>
  // "they want to wait", "paid 150 by check that night"
  (WAITS.has(tokens[i]!.lower) &&
    /^(to|can|can't|will|'ll|gotta|should|by|a|in|with|cash)$/.test(tokens[i - 1]?.lower ?? '')) ||
  (SAYERS.has(tokens[i]!.lower) &&
    /^(says|thinks|thought|reckons|reckoned|figures|figured|claims|claimed|swears|heard|told|guesses)$/.test(
      tokens[i - (/^(him|her|them|that)$/.test(tokens[i - 1]?.lower ?? '') ? 2 : 1)]?.lower ?? '',
    ));

/** Takes commands and corrected words out of what was heard. Linear in the length of the text. */
export function repair(said: Heard, today: CalendarDay): Repaired {
  const withdrawn: Repaired['withdrawn'] = [];
  let heard = said;
  const commands = findCommands(said);
  if (commands.length) {
    const out = new Uint8Array(said.tokens.length);
    for (const place of commands) {
      out.fill(1, place.from, place.to);
      withdrawn.push({ start: said.tokens[place.from]!.start, end: said.tokens[place.to - 1]!.end, reason: 'command' });
    }
    heard = hearTokens(
      said.text,
      said.tokens.filter((_, i) => !out[i]),
    );
  }
  const phrases = readPhrases(heard, today);
  const changed = correct(heard, phrases, withdrawn);
  if (!changed) return { heard, phrases, withdrawn };
  const again = hearTokens(said.text, changed);
  return { heard: again, phrases: readPhrases(again, today), withdrawn };
}

const INTENT =
  / (?:i|we) (?:was|were) (?:gonna|going to|about to|thinking|thinking of) (?:(?:say|saying|charge|charging|do|doing|ask|asking|put|go|quote) )?(?:(?:at|for) )?$/;

/** "I was going to say 40 but let's do 35": how many words before the figure at i say that it was meant to be. */
function intentBefore(tokens: readonly Token[], i: number): number {
  const said = INTENT.exec(` ${wordsAt(tokens, Math.max(0, i - 7), Math.min(i, 7))} `)?.[0].trim();
  return said ? said.split(' ').length : 0;
}

const LEADS_UP = /^(no|nope|nah|oh|wait|well|actually|sorry|their|her|his|the|my|our|but)$/;

function correct(heard: Heard, phrases: readonly Phrase[], withdrawn: Repaired['withdrawn']): Token[] | null {
  const { tokens } = heard;
  const inPhrase = new Int32Array(tokens.length).fill(-1);
  const starts = new Map<number, Phrase>();
  for (const phrase of phrases) {
    if (phrase.kind === 'number' && inPhrase[phrase.from] !== -1) continue;
    starts.set(phrase.from, phrase);
    inPhrase.fill(1, phrase.from, phrase.to);
  }
  const settlesAhead = tokens.some(({ lower }) => lower === 'so');
  const gone = new Uint8Array(tokens.length);
  const moved = new Map<number, Token[]>();
  const live: Live[] = [];
  /** The last of them, latest first. */
  let latest: Live[] = [];
  const hold = (one: Live): void => {
    live.push(one);
    latest = live.slice(-16).reverse();
  };
  let changed = false;
  const drop = (from: number, to: number): void => {
    gone.fill(1, from, to);
    changed = true;
  };
  const settle = ({ next, target, from: begin, to: end }: Restated): number => {
    // "24 hours at 195 no wait so 12 hours at 195": what is said again is said once
    let to = end + toldOnceMore(tokens, starts, target.phrase.to + Math.max(0, end - next.to), end);
    to = behindDenial(tokens, starts, to, target.phrase);
    to = behindEcho(tokens, starts, to, next);
    to = behindApology(tokens, starts, to);
    // "no their count came in 90": what leads up to the correction goes with it
    let from = begin;
    while (from > target.phrase.to && LEADS_UP.test(tokens[from - 1]!.lower)) from--;
    const { phrase, slot } = target;
    const replacement = replacementOf(heard, phrase, next);
    withdrawn.push({ start: tokens[phrase.from]!.start, end: tokens[phrase.to - 1]!.end, reason: 'corrected' });
    drop(slot - intentBefore(tokens, slot), slot + (slot === phrase.from ? phrase.to - phrase.from : 0));
    moved.set(slot, replacement);
    drop(from, to);
    // what was put right was said last
    live.splice(live.indexOf(target), 1);
    live.push({ phrase: next, slot });
    latest = live.slice(-16).reverse();
    return to;
  };
  let i = 0;
  while (i < tokens.length) {
    // "four fifty apiece that's dollars and cents four dollars fifty": how the price is meant that comes next
    if (tokens[i]!.lower === 'dollars' && starts.has(i + 3) && wordsAt(tokens, i + 1, 2) === 'and cents') {
      drop(i, i + 3);
      i += 3;
      continue;
    }
    const phrase = starts.get(i);
    const restated = phrase
      ? (toldAgain(tokens, starts, phrase, latest) ?? contradicted(tokens, starts, phrase, latest))
      : alteredByName(tokens, starts, i, latest);
    if (restated) {
      i = settle(restated);
      continue;
    }
    if (phrase) {
      const converted = conversionAt(tokens, starts, i);
      if (converted) {
        for (const place of converted.out) drop(place.from, place.to);
        withdrawn.push({
          start: tokens[phrase.from]!.start,
          end: tokens[converted.ours.from - 1]!.end,
          reason: 'corrected',
        });
        hold({ phrase: converted.ours, slot: converted.ours.from });
        i = Math.max(converted.out.at(-1)!.to, converted.ours.to);
        continue;
      }
      hold({ phrase, slot: i });
      i = phrase.to;
      continue;
    }
    const cue = isTold(tokens, i) ? null : cueRunAt(tokens, i);
    const begun = settlesAhead ? (cue ?? surpriseAt(tokens, i) ?? tellingAt(tokens, i, latest[0])) : null;
    const settled = begun && settledCorrection(tokens, starts, begun, latest.slice(0, 8));
    const run = settled ? begun : (cue ?? reasonAt(tokens, i));
    if (!run) {
      i++;
      continue;
    }
    // "actually that gate is going to be 450"
    const named = run.strength ? alteredByName(tokens, starts, run.to, latest) : null;
    if (named) {
      i = settle({ ...named, from: run.from });
      continue;
    }
    let next = run.strength ? hoursOfEach(tokens, nextPhrase(starts, tokens, run), live.at(-1)) : null;
    if (leadsElsewhere(tokens, run) || isOverride(tokens, run, live.at(-1)?.phrase, next)) {
      i = run.to;
      continue;
    }
    // "that's sixty five eighty just make it sixty five hundred even" brings the sum down and corrects nothing
    if (next && isRoundedDown(heard, run, next)) {
      i = run.to;
      continue;
    }
    // "going back to the toilet make that 240"
    const pointed = next && !settled ? pointedAt(tokens, run, latest, next) : null;
    if (next && pointed) {
      i = settle({ next, target: pointed.target, from: pointed.from, to: next.to });
      continue;
    }
    const other = otherOne(tokens, starts, run, latest);
    if (other) {
      i = settle({ ...other, from: run.from, to: other.next.to });
      const { slot } = other.target;
      const told = tokens.slice(Math.max(0, slot - 4), slot).map(({ lower }) => lower);
      // "the dumpster's 300": a name would stand behind its verb
      if (!/^(?:'s|is|are|at|for)$/.test(told.at(-1) ?? '') && !other.name.every(({ lower }) => told.includes(lower)))
        moved.set(slot, [...other.name, ...moved.get(slot)!]);
      continue;
    }
    let target = next ? antecedent(live, next, run, tokens) : null;
    if (settled) ({ next, target } = settled);
    else if (!target) {
      const explained = explainedCorrection(tokens, starts, run, latest.slice(0, 8));
      if (explained) ({ next, target } = explained);
    }
    // "48 feet at 58 no they went with cable so 48 feet at 92": as much of it at another price, and what it is now stays told
    const dear = settled && pricedAgain(tokens, starts, settled.target.phrase.to, run.from, settled.next.to);
    if (settled && dear && sizeOf(settled.next) === sizeOf(settled.target.phrase)) {
      const { phrase: old } = settled.target;
      withdrawn.push({ start: tokens[old.from]!.start, end: tokens[dear.to - 1]!.end, reason: 'corrected' });
      drop(old.from, run.to);
      i = run.to;
      continue;
    }
    // "nope cross off the maples she says deer eat them labor's three of us": a thing is taken back, and no figure put right
    if (next && !settled && takesThingBack(tokens, starts, run.to, next.from)) target = null;
    // "99 normally but forget that she already gave me 200", "two hours … scratch that it's 45 minutes each way"
    if (next && target && isOfAnother(tokens, next, target.phrase)) target = null;
    if (next && target) {
      // "actually make it 7 windows" names the counted thing again
      const again =
        next.kind === 'number' &&
        isContent(tokens[next.to]?.lower ?? '') &&
        (tokens[target.phrase.from - 1]?.lower === tokens[next.to]!.lower ||
          tokens
            .slice(target.phrase.to, Math.min(target.phrase.to + 3, run.from))
            .some((token) => token.lower === tokens[next.to]!.lower));
      const noun = tokens[next.to + 1]?.lower;
      const both =
        again &&
        noun !== undefined &&
        isContent(noun) &&
        tokens.slice(target.phrase.to, run.from).some(({ lower }) => lower === noun || lower === `${noun}s`);
      const to = both ? next.to + 2 : again ? next.to + 1 : afterAgreement(tokens, starts, next);
      // "the east side 300 no wait the west side 320": the name as well as the price
      const name = target.phrase.to === run.from ? nameInstead(tokens, run, next, gone, inPhrase) : null;
      if (name && name.from < target.slot) {
        drop(name.from, target.slot);
        moved.set(name.from, tokens.slice(run.to, next.from));
      }
      // "46 panes at 4.50 no 52 panes at 4.50": the price is told again as well
      const priced =
        again || /^(?:quantity|duration|number)$/.test(next.kind)
          ? pricedAgain(tokens, starts, target.phrase.to, run.from, to)
          : null;
      if (priced) {
        drop(priced.from, priced.to);
        moved.set(priced.from, tokens.slice(to, priced.end));
      }
      const end = priced?.end ?? to;
      i = settle({ next, target, from: run.from, to: end });
      // where the price is still to come, it stands behind the reason
      const told = tokens
        .slice(target.phrase.to, run.from)
        .some((_, k) => /^(?:money|rate|number)$/.test(starts.get(target.phrase.to + k)?.kind ?? ''));
      if (told && i === end && tellsOfCount(tokens, end)) {
        moved.set(end, [{ ...tokens[end]!, why: true }]);
        drop(end, end + 1);
        i++;
      } else if (next.kind === 'number') {
        const reason = priceBehindReason(tokens, starts, i);
        const counts = isPlural(tokens[target.phrase.to]?.lower ?? '') || isPlural(tokens[next.to]?.lower ?? '');
        const price = reason > i ? reason : behindOversight(tokens, starts, i, counts);
        drop(i, price);
        // "eight they added one sixteen apiece" is no 816
        if (price > i && tokens[price]!.lower !== 'at' && starts.has(price))
          moved.set(price, [{ ...tokens[price - 1]!, text: 'at', lower: 'at' }]);
        i = price;
      }
      continue;
    }
    const unit = run.strength === 2 ? unitAnew(tokens, run, live.at(-1)) : null;
    if (unit) {
      drop(unit.wrong.from, unit.wrong.to);
      drop(run.from, unit.to);
      i = unit.to;
      continue;
    }
    // "cleanout 340 no there's two cleanouts so 340 each": told anew, with how many
    const counted = countedAnew(tokens, starts, run, live.at(-1));
    if (counted !== null) {
      withdrawn.push({ start: tokens[counted]!.start, end: tokens[run.from - 1]!.end, reason: 'corrected' });
      drop(counted, run.to);
      i = run.to;
      continue;
    }
    const units = run.strength === 2 ? unitsInstead(tokens, starts, run) : null;
    if (units) {
      withdrawn.push({ start: tokens[units.from]!.start, end: tokens[units.to - 1]!.end, reason: 'corrected' });
      drop(units.from, units.to);
      drop(run.from, run.to);
      i = run.to;
      continue;
    }
    if (run.strength === 2) {
      const words = wordsBefore(tokens, run, gone, inPhrase);
      const price = words && priceFor(tokens, words.from, starts);
      const end = words && endOfDenied(tokens, words, run, price);
      if (words && end) {
        const from = price ?? words.from;
        withdrawn.push({ start: tokens[from]!.start, end: tokens[run.from - 1]!.end, reason: 'corrected' });
        drop(from, end);
        i = end;
        continue;
      }
      const kept = words && priceKept(tokens, words, run, starts);
      if (kept) {
        withdrawn.push({ start: tokens[words.from]!.start, end: tokens[kept.price - 1]!.end, reason: 'corrected' });
        drop(words.from, kept.price);
        moved.set(words.from, tokens.slice(run.to, kept.nameTo));
        drop(run.from, kept.to);
        i = kept.to;
        continue;
      }
      // "the gate 200 staining 400 wait the staining's not ours": no figure goes with a word
      const figured = words && tokens.slice(words.from, words.to).some((_, k) => starts.has(words.from + k));
      if (words && !figured) {
        withdrawn.push({ start: tokens[words.from]!.start, end: tokens[words.to - 1]!.end, reason: 'corrected' });
        drop(words.from, run.to);
      }
    }
    i = run.to;
  }
  if (!changed) return null;
  const out: Token[] = [];
  for (let k = 0; k < tokens.length; k++) {
    const put = moved.get(k);
    if (put) out.push(...put);
    if (!gone[k]) out.push(tokens[k]!);
  }
  return out;
}

/** The figure that corrects: right after the words of correction, or after a few that name the thing again. */
function nextPhrase(starts: ReadonlyMap<number, Phrase>, tokens: readonly Token[], run: Run): Phrase | null {
  // "I told you wrong on the home page that's 1400": the thing is named again
  const named =
    /^(on|about|with|for|the)$/.test(tokens[run.to]?.lower ?? '') &&
    tokens
      .slice(run.to + 1, run.to + 4)
      .some(
        ({ lower }) =>
          isContent(lower) &&
          tokens.slice(Math.max(0, run.from - REACH), run.from).some((before) => before.lower === lower),
      );
  let reach = run.strength === 2 ? (named ? BRIDGE + 3 : BRIDGE) : 1;
  for (let k = run.to; k <= run.to + reach && k < tokens.length; k++) {
    const phrase = starts.get(k);
    // "no it's 20 by 10": a size stands for no other figure
    if (phrase?.kind === 'number' && /^(by|x)$/.test(tokens[phrase.to]?.lower ?? '')) return null;
    if (phrase) return /^(email|phone)$/.test(phrase.kind) && k > run.to + 2 ? null : phrase;
    const word = tokens[k]!.lower;
    // "never mind just the one" is as near as "never mind one"
    if (HEDGES.has(word) && k === run.to + reach - 1 && reach < BRIDGE) reach++;
    // "no wait just the one": elsewhere a pronoun
    if (word === 'one' && /(^| )(just|only)( the)?$/.test(`${tokens[k - 2]?.lower} ${tokens[k - 1]?.lower}`))
      return { kind: 'number', from: k, to: k + 1, value: 1 };
    if (/^(and|then|plus|also|for|with|because|not|including|tell|remind|no)$/.test(word) && k > run.to) return null;
    if (/^(not|never|don't|didn't|he|she|they|we|skip|leave|drop|forget)$/.test(word)) return null;
  }
  return null;
}

/** The new figure's words, with the old one's unit where it has none of its own. */
function replacementOf(heard: Heard, old: Phrase, next: Phrase): Token[] {
  const words = heard.tokens.slice(next.from, next.to);
  const number = heard.numberAt[old.from] ?? heard.numberAt.slice(old.from, old.to).find((n) => n !== undefined);
  if (!number || number.to > old.to) return words;
  if (next.kind === 'number') {
    if (old.kind === 'number') return words;
    return [...heard.tokens.slice(old.from, number.from), ...words, ...heard.tokens.slice(number.to, old.to)];
  }
  if (next.kind === 'money' && old.kind === 'rate') {
    const tail = heard.tokens
      .slice(number.to, old.to)
      .filter((token) => !/^(dollars?|bucks?|cents?)$/.test(token.lower));
    return [...words, ...tail];
  }
  return words;
}
