/**
 * Corrections that come with their reason: "forty feet at fourteen a foot no hang on I paced it again it's fifty five
 * feet", "six forty no they raised it on me six ninety". The words between say why; the figure after them is of the
 * same kind as one just said.
 */
import type { Run } from './correction-cues.ts';
import type { DurationPhrase, Phrase } from './fact.ts';
import type { Token } from './hear.ts';
import { TALLY } from './reason-at.ts';
import { figureMeant, type Live, ofLastThing, sizeOf, wordsAt } from './restate-figure.ts';
import { isContent, isPlural } from './vocabulary/words.ts';

/** What happened to the figure, or how it was found out. */
const CHANGED =
  /^(raised|upped|dropped|lowered|cut|bumped|changed|moved|went|jumped|came|come|called|says?|said|told|promised|agreed|offered|texted|wants?|wanted|needs?|asked|counted|recounted|wrote|measured|remeasured|paced|checked|looked|forgot|remembered|misread|missed|meant|added|switched|decided|got|has|have|had|goes?|gone|up|quoted|re|actually|should|thinking|wrong|mixed|ended|wound|turned|took|ran|came)$/;
/** Who or what it is about: nothing new is named. */
const PRONOUN = /^(it|that|this|they|those|these|he|she|we|i|you|them|there|both|each|one|ones|let|call|make|which)$/;
/** Words that lead up to the figure. */
const LEADS =
  /^('s|'re|is|are|was|were|'ll|'d|be|to|at|me|us|it|with|for|wants?|wanted|needs?|said|says|say|only|more|like|about|closer|now|go|do|make|call|got|have|has|there|just|another|all|really|actually|the|so|up|out|being|again)$/;
/** Words with which something else begins. */
const OTHER = /^(and|then|plus|also|but|because|if|when|so|tell|remind|or|not|don't|didn't|won't|no|including|until)$/;
/** What a price has that rose, and when: right before the figure that it rose to. */
const RISE =
  /^(?:bump|hike|increase|jump|rise|raise|surcharge|today|yesterday|recently|lately|since|again|week|month|year|morning|spring|summer|fall|winter)$/;
const TOLD = /^(?:said|says|thought|thinks|wanted|wants|offered|heard)$/;
const COPULA = /^(?:'s|'re|is|are|was|were)$/;
const isMoneyLike = ({ kind }: Phrase): boolean => /^(?:money|rate|number)$/.test(kind);
const REACH = 11;
const MEASURED = /^(counted|recounted|measured|remeasured|paced)$/;
/** Behind a figure: it is priced or measured on its own. */
const OWN = /^(at|for|by|x|times|@|percent|%)$/;

/** Is the figure after a reason one that takes the place of another, and no thing or sum of its own? */
function isReasoned(tokens: readonly Token[], run: Run, next: Phrase): boolean {
  const behind = tokens[next.to]?.lower ?? '';
  const event = tokens[run.to - 1]!.lower;
  if (event === 'but') return /^(?:number|duration|quantity)$/.test(next.kind);
  // "I counted wrong it's 8 at 90"
  const anew = event === 'wrong' && behind === 'at' && next.kind === 'number';
  if (OWN.test(behind) && !anew) return false;
  // "they want 50 now"
  if (/^(wants?|wanted|needs?)$/.test(event))
    return /^(now|instead|total)$/.test(behind) || (tokens[run.from - 1]?.lower === 'now' && next.from === run.to);
  // "it came out to 550 feet", but "it came to 1000"
  if (/^(came|comes|works|worked)$/.test(event) && !TALLY.has(tokens[run.from]!.lower))
    return /^(quantity|duration)$/.test(next.kind);
  return event !== 'to' || next.kind !== 'number' || next.value < 100;
}

export interface Explained {
  next: Phrase;
  target: Live;
  /** Behind the words that only say again that the rest holds: "same price", "each now". */
  to: number;
}

/**
 * The figure that corrects after a reason, and the one it corrects. `run` are the words of correction, `live` the
 * figures said so far, latest first and near.
 */
export function explainedCorrection(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  run: Run,
  live: readonly Live[],
): Explained | null {
  // "no travel on this one the disposal is 180": nothing is corrected
  if (
    tokens[run.to - 1]?.lower === 'no' &&
    isContent(tokens[run.to]?.lower ?? '') &&
    !CHANGED.test(tokens[run.to]!.lower) &&
    /^(on|for|with|in|at|to|from|needed|required|involved|here|there|this)$/.test(tokens[run.to + 1]?.lower ?? '')
  )
    return null;
  let changed = run.strength === 0;
  let pronoun = false;
  let reason = 0;
  let behindDay = false;
  // "no those are the ceramic ones 160": it was another thing
  const other =
    /^(?:that|it|those|these|they)$/.test(tokens[run.to]?.lower ?? '') && COPULA.test(tokens[run.to + 1]?.lower ?? '');
  for (let k = run.to; k < tokens.length && k <= run.to + REACH; k++) {
    const phrase = starts.get(k);
    if (phrase?.kind === 'number' && /^(by|x)$/.test(tokens[phrase.to]?.lower ?? '')) return null;
    // "actually add one more so seven"
    if (
      phrase?.kind === 'number' &&
      phrase.value <= 3 &&
      /^(add|take|added|another|lose|lost|drop|dropped|cut|removed|nixed|minus|plus)$/.test(tokens[k - 1]!.lower)
    ) {
      changed = true;
      reason++;
      k = phrase.to - 1;
      continue;
    }
    // "it went up Monday 745", "he's gone all of June make it 18": when, and not what
    if (phrase?.kind === 'date' && k > run.to && live[0]?.phrase.kind !== 'date') {
      k = phrase.to - 1;
      behindDay = true;
      continue;
    }
    // "no hold on I wrote down 26 so 26 feet"
    const once = tokens[phrase?.to ?? -1]?.lower === 'so' ? starts.get(phrase!.to + 1) : undefined;
    if (phrase?.kind === 'number' && once?.kind === 'quantity' && changed && sizeOf(once) === phrase.value) {
      k = phrase.to;
      continue;
    }
    if (phrase) {
      const before = tokens[k - 1]!.lower;
      // "no seven of them I forgot the permit's 275": of another thing
      if (
        run.strength === 0 &&
        /^(money|rate|number)$/.test(phrase.kind) &&
        k > run.to + 1 &&
        /^('s|is)$/.test(before) &&
        isContent(tokens[k - 2]!.lower) &&
        !/^(price|rate|cost|total|number|count|figure|one)$/.test(tokens[k - 2]!.lower) &&
        !tokens.slice(Math.max(0, run.from - REACH), run.from).some(({ lower }) => lower === tokens[k - 2]!.lower)
      )
        return null;
      // "no sorry it's 29 I missed the back porch at 435 a square": the price of what was counted
      if (
        run.strength === 0 &&
        before === 'at' &&
        phrase.kind === 'rate' &&
        /^(number|quantity|duration)$/.test(live[0]?.phrase.kind ?? '')
      )
        return null;
      // "for 2 rooms" inside the reason is no correction
      if (
        !(
          k === run.to ||
          (run.strength === 0 && /^(in|back|out|at|up)$/.test(before)) ||
          // "that was last year's price 325"
          (pronoun && /^(price|rate|cost)$/.test(before)) ||
          (pronoun && (LEADS.test(before) || (before === 'put' && tokens[phrase.to]?.lower === 'at'))) ||
          (changed && (LEADS.test(before) || PRONOUN.test(before))) ||
          // "no I told her 15", but "she said 40 no I told her 50"
          (changed &&
            /^(?:him|her)$/.test(before) &&
            !TOLD.test(tokens[(live[0]?.phrase.from ?? 0) - 1]?.lower ?? '')) ||
          (changed && pronoun && (behindDay || RISE.test(before)) && isMoneyLike(phrase))
        )
      )
        return null;
      if (!changed && !pronoun) return null;
      // "they added 300 feet": so many more
      if (run.strength === 0 && k === run.to && /^(added|forgot|missed|overlooked)$/.test(before)) return null;
      // "they moved up to the 40 page so that's 790": the first figure says which
      if (phrase.kind === 'number' && tokens[k - 1]!.lower === 'the' && isContent(tokens[phrase.to]?.lower ?? '')) {
        k = phrase.to;
        continue;
      }
      // "I counted 14 outlets at 90": a thing of its own
      if (run.strength === 0 && !isReasoned(tokens, run, phrase)) return null;
      // "no 220 I measured it at 32 a foot", "no seven I counted wrong 340 each", "no 68 I checked twice 95 a foot": no price is measured
      const counting = tokens.slice(run.from, run.to).some(({ lower }) => MEASURED.test(lower));
      const countedLast =
        live[0]?.phrase.to === run.from && /^(?:quantity|duration)$/.test(live[0].phrase.kind) && run.strength === 0;
      if (/^(rate|money)$/.test(phrase.kind) && (counting || countedLast)) return null;
      const target = targetOf(tokens, phrase, live, run, changed, changed && reason > 1);
      return target && { next: phrase, target, to: afterAgreement(tokens, starts, phrase) };
    }
    const word = tokens[k]!.lower;
    // "my fee went up in January used to be 55"
    if (word === 'used' && tokens[k + 1]?.lower === 'to') return null;
    // "no scratch that he's only doing the install so 14 hours"
    const sum =
      word === 'so' &&
      (starts.get(k + 1)?.kind === 'duration' ||
        (starts.get(k + 1)?.kind === 'number' && isPlural(tokens[starts.get(k + 1)!.to]?.lower ?? '')) ||
        (changed &&
          (/^('s|is)$/.test(tokens[k + 2]?.lower ?? '') ||
            (/^(call|make)$/.test(tokens[k + 1]?.lower ?? '') && tokens[k + 2]?.lower === 'it') ||
            (starts.get(k + 1)?.kind === 'number' &&
              /^(and|plus|then|now|total|)$/.test(tokens[starts.get(k + 1)!.to]?.lower ?? '')))));
    // "no that's not right I remeasured it's 2650"
    if (/^(not|isn't|wasn't)$/.test(word) && /^(right|it|correct|true)$/.test(tokens[k + 1]?.lower ?? '')) {
      changed = true;
      reason += 2;
      k++;
      continue;
    }
    // "I measured it again and it's 38 feet"
    const found =
      word === 'and' &&
      changed &&
      /^(it|that|they|there|i)$/.test(tokens[k + 1]?.lower ?? '') &&
      /^('s|'re|is|are|got|get)$/.test(tokens[k + 2]?.lower ?? '');
    if (OTHER.test(word) && (k > run.to || run.strength === 0) && !sum && !found) return null;
    if (/^[.;!?]$/.test(word)) return null;
    behindDay = false;
    if (CHANGED.test(word) || (other && /^ones?$/.test(word))) changed = true;
    if (PRONOUN.test(word)) pronoun = true;
    reason++;
  }
  return null;
}

/** Why it is another figure, behind it: "no seven I counted wrong 34 each", "three I missed one". */
const REASON =
  /^(?:(?:i|we|she|he|they) )?(?:(?:counted|measured|figured|read|wrote|paced|heard|had)(?: it| that| them| those)? (?:wrong|again|twice|short|over)|miscounted|mismeasured|misread|misspoke|misheard|(?:forgot|missed|overlooked) (?:one|two|a couple|some)(?: of them| of those)?)(?: it| that| them| those)?(?= |$)/;

/** Where "same price", "each now", "instead", "so that's 14" end. */
export function afterAgreement(tokens: readonly Token[], starts: ReadonlyMap<number, Phrase>, next: Phrase): number {
  // "six of those"
  const from =
    tokens[next.to]?.lower === 'of' && /^(them|those|these)$/.test(tokens[next.to + 1]?.lower ?? '')
      ? next.to + 2
      : next.to;
  let at = from;
  let said = at;
  while (
    /^(now|so|that|it|'s|is|'re|are|they|put|make|call|and|just)$/.test(tokens[said]?.lower ?? '') &&
    said < at + 4
  )
    said++;
  const again = starts.get(said);
  if (said > at && again?.kind === 'number' && next.kind === 'number' && again.value === next.value) return again.to;
  // "I told her 15 so plus 15 percent"
  const share = starts.get(/^(?:plus|at|with)$/.test(tokens[said]?.lower ?? '') ? said + 1 : said);
  if (said > at && share?.kind === 'percent' && sizeOf(share) === sizeOf(next)) return share.to;
  if (tokens[at]?.lower === 'same' && /^(price|rate|deal|thing|cost|number)$/.test(tokens[at + 1]?.lower ?? ''))
    at += 2;
  else if (
    tokens[at]?.lower === 'at' &&
    tokens[at + 1]?.lower === 'the' &&
    tokens[at + 2]?.lower === 'same' &&
    /^(price|rate)$/.test(tokens[at + 3]?.lower ?? '')
  )
    at += 4;
  while (/^(now|instead|total)$/.test(tokens[at]?.lower ?? '') && at < from + 3) at++;
  const reason = REASON.exec(wordsAt(tokens, at, 8))?.[0];
  return reason === undefined ? at : at + reason.split(' ').length;
}

/** The figure right before the words of correction, where the next one could be it; whatever it is counted in. */
function beside(old: Live | undefined, run: Run, next: number): Live | null {
  if (!old || run.from - old.phrase.to > 1) return null;
  const { phrase } = old;
  const was = phrase.kind === 'number' ? phrase.value : phrase.kind === 'duration' ? (phrase.said?.value ?? 0) : 0;
  return was > 0 && was < 100 && next / was > 0.3 && next / was < 3 ? old : null;
}

/** What follows a figure that counts nothing new. */
const NO_NOUN = /^(?:at|it|that|this|there|he|she|they|we|i|because|since|cause|if|)$/;

const isLong = ({ said }: DurationPhrase): boolean => /^(?:year|quarter|month)$/.test(said?.unit ?? '');

function targetOf(
  tokens: readonly Token[],
  next: Phrase,
  live: readonly Live[],
  run: Run,
  changed: boolean,
  told: boolean,
): Live | null {
  const near = live.filter((old) => run.from - old.phrase.to <= 14);
  const same = tokens[next.to]?.lower === 'same' || tokens[next.to - 1]?.lower === 'same';
  switch (next.kind) {
    case 'quantity':
      return near.find((old) => old.phrase.kind === 'quantity' && old.phrase.unit === next.unit) ?? null;
    case 'duration': {
      // "the apprentice 18 no he's only there the first day so eight hours"
      const bare = beside(near[0], run, next.said?.value ?? 0);
      if (bare?.phrase.kind === 'number') return bare;
      // no hours of work become a warranty of years
      return near.find(({ phrase }) => phrase.kind === 'duration' && isLong(phrase) === isLong(next)) ?? null;
    }
    case 'percent':
      return near.find((old) => old.phrase.kind === 'percent') ?? null;
    case 'rate':
    case 'money': {
      const old = near.find((one) => /^(money|rate|number)$/.test(one.phrase.kind));
      return old && run.from - old.phrase.to <= 4 ? old : null;
    }
    case 'number': {
      const counts = next.value < 100;
      // "three bedrooms at 380 hall 240 actually she wants just two bedrooms"
      const noun = tokens[next.to]?.lower ?? '';
      const sameNoun =
        changed &&
        isPlural(noun) &&
        isContent(noun) &&
        run.strength > 0 &&
        !/^(?:at|for)$/.test(tokens[next.to + 1]?.lower ?? '')
          ? live.find(({ phrase }) => phrase.kind === 'number' && tokens[phrase.to]?.lower === noun)
          : undefined;
      if (sameNoun) return sameNoun;
      if (same || !told || /^(of|them|em)$/.test(tokens[next.to]?.lower ?? '')) {
        // "six at 105 apiece no wait he wants eight same price": a count, not the price
        const count = near.find(
          (old) =>
            old.phrase.kind === 'number' && tokens[old.phrase.from - 1]?.lower !== 'at' && old.phrase.value < 1000,
        );
        if ((same || /^(of|them|em)$/.test(tokens[next.to]?.lower ?? '')) && counts) return count ?? null;
      }
      // "four ladies on it no I've only got three that week": people or pieces, counted anew
      if (told && counts && /^(got|have|has|need|needs|want|wants|are|be)$/.test(tokens[next.from - 1]?.lower ?? '')) {
        const again = near.find(
          ({ phrase }) =>
            phrase.kind === 'number' &&
            phrase.value < 100 &&
            phrase.to < run.from &&
            run.from - phrase.to <= 5 &&
            (isContent(tokens[phrase.to]?.lower ?? '') || tokens[phrase.to]?.lower === 'of'),
        );
        if (again) return again;
      }
      const meant =
        changed && run.from - (near[0]?.phrase.to ?? 0) <= 6
          ? figureMeant(tokens, ofLastThing(tokens, near), next)
          : null;
      // "I counted 14 outlets": a thing of its own
      if (meant || (run.strength === 0 && isPlural(tokens[next.to]?.lower ?? ''))) return meant;
      // "labor was 1.8 hours no it fought me put 2.3 at 115", "six hours no it'll be five it's right by the door"
      const hours = beside(near[0], run, next.value);
      if (hours?.phrase.kind === 'duration' && NO_NOUN.test(tokens[next.to]?.lower ?? '')) return hours;
      const old = near[0];
      // "plus 20 percent no I told her 15"
      if (old?.phrase.kind === 'percent' && run.from === old.phrase.to && counts) return old;
      if (!old || run.from - old.phrase.to > 2 || !/^(money|rate|number)$/.test(old.phrase.kind)) return null;
      const was = 'value' in old.phrase ? old.phrase.value : 'amount' in old.phrase ? (old.phrase.amount ?? 0) : 0;
      const ratio = next.value / Math.max(was, 1e-9);
      return ratio > 0.3 && ratio < 3 ? old : null;
    }
    default:
      return null;
  }
}
