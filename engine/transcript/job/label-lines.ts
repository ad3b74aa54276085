/** The words that name a priced line. */
import { determiners, isContent, wordSet, workVerbs } from '../vocabulary/words.ts';
import { addNote, type Context, priceOf, textAt } from './context.ts';
import type { Element } from './elements.ts';
import {
  behindDone,
  behindObject,
  cutUp,
  isAside,
  listedWith,
  namedUnit,
  OUR_HANDS,
  packedIn,
  pairedWith,
  partsNamed,
  ratedBefore,
  thingBefore,
  timedBefore,
  withoutBuying,
  withoutDays,
} from './label-clause-before.ts';
import { hoursOnTop } from './label-figures.ts';
import { labelOf } from './labels.ts';
import { SAYS_HOW } from './price-first.ts';
import { optionLabelBefore } from './read-options.ts';
import { FEES } from './sure-numbers.ts';
import { beingAt, isRemark } from './tell-remarks.ts';

const CONTACT = wordSet('email phone type');

const NO_WORK =
  /^ (?:(?:you )?(?:talk|speak) (?:to|with)|(?:you )?deal with|ask for|see|attention|attn|contact(?: is|'s)?) #client |^ (?:out|over|up|down|back) (?:on|at|by|near|past|behind) /;

const WHOLE_JOB = /(?:^(?:job|whole thing|whole job|project)| the works)$/i;
const PLACE = /^(?:inside|outside|interior|exterior|upstairs|downstairs)$/;

/** The words that name the line: before the price, else after "for", else those of the clauses before. */
export function labelFor(context: Context, index: number, price: Element): string {
  const clause = context.clauses[index]!;
  const beforeIt = context.clauses[index - 1];
  const at = clause.elements.indexOf(price);
  // "her email is … | kitchen cabinets 22 doors at 95": what reaches a client, or a document is called, names nothing
  const reached = clause.elements.findLastIndex(({ tag }, k) => k < at && CONTACT.has(tag));
  const head = behindDone(beforeIt, behindObject(withoutDays(withoutBuying(clause.elements.slice(reached + 1, at)))));
  const onTop = hoursOnTop(head, price);
  if (onTop) return onTop;
  // "wasps under the eave | I got stung twice 150": the remark names nothing
  const thing = isRemark(head, true) ? thingBefore(context, index, true) : '';
  let before = thing ? '' : labelOf(head, textAt(context));
  const tail = clause.elements.slice(/^(total|even|flat)$/.test(clause.elements[at + 1]?.word ?? '') ? at + 2 : at + 1);
  // "and 30 inside the fridge"
  const place = at === 0 && /^(?:inside|outside|under|behind)$/.test(tail[0]?.word ?? '') && tail[1]?.word === 'the';
  let behind = place ? labelOf(tail, textAt(context)) : '';
  // "my brother in law on the saw 150 for the control joints": who does it is no name of it
  const hands = /^(i|we)$/.test(head[0]?.word ?? '') && head.some((_, k) => k > 0 && k < 4 && beingAt(head, k) > 0);
  for (let k = 0; k < tail.length && behind === ''; k++)
    // "910 in there for the second shooter": the first that names something; "45 worth of screws"
    if (
      tail[k]!.tag === 'word' &&
      (/^(for|in|on|against|towards?)$/.test(tail[k]!.word) ||
        (tail[k]!.word === 'of' && tail[k - 1]?.word === 'worth')) &&
      !/^(there|here)$/.test(tail[k + 1]?.word ?? '')
    )
      behind = labelOf(
        tail.slice(k + 1).filter((e) => !/^(him|her|them|me|us|you)$/.test(e.word)),
        textAt(context),
      );
  const words = tail.map(({ word }) => word).join(' ');
  // "I get 130 to put it in"
  const put = /^to (?:put|get|set) (?:it|them|that|those|everything) (in|up|on|together)\b/.exec(words);
  const purpose = put
    ? put[1] === 'together'
      ? 'assemble'
      : 'install'
    : tail[0]?.word === 'to' &&
        (isContent(tail[1]?.word ?? '') ||
          (tail[1]?.word === 'get' && tail.slice(2, 5).some(({ word }) => isContent(word))) ||
          (tail[1]?.word === 'do' && tail.slice(2, 6).some(({ word }) => isContent(word)))) &&
        !/^(start|begin|go|date|book|hold)$/.test(tail[1]!.word)
      ? labelOf(
          // "150 to come back and touch up behind the painters"
          tail
            .slice(/^to (?:come|go|run|swing) (?:back|out|by|over) (?:and|to) /.test(words) ? 4 : 1)
            .filter((e) => !/^(it|them|that|those|this)$/.test(e.word)),
          textAt(context),
        )
      : '';
  // "I told Rick 2200 for the patio": whom it was told names nothing
  if (behind && /^ (?:i|we) (?:told|quoted|gave|promised) [a-z]+ #(?:money|rate) for /.test(clause.shape)) before = '';
  // "mine's 480 to swap the element": whose it is names nothing
  if (/^(mine|ours|yours|his|hers|theirs|twice|once)$/i.test(before) && (purpose || behind || before === 'twice'))
    before = '';
  if (purpose && before === '') {
    // "the big mirror over the couch | her son dropped the last one | so 110 to hang": what it is stands before
    const named = thing || thingBefore(context, index, true);
    const line = context.job.lines.at(-1);
    // "they bought their own thermostat | 80 to put that in": completed when all is read
    const theirs = line !== undefined && line.clause < index - 1 && / (?:got|has|have|bought) /.test(beforeIt!.shape);
    const bare = !theirs && tail.length > 2 && /^(it|them|that|those|this)$/.test(tail[2]!.word);
    if (named && (bare || tail.length === 2 || !tail.slice(2).some(({ word }) => isContent(word))))
      return `${named}, ${purpose.toLowerCase()}`;
    return bare && line && line.clause >= index - 2 && !line.optional && !/^(?:unit|part)$/i.test(line.label)
      ? `${purpose} ${line.label.toLowerCase().replace(/,? (?:unit|part)$/, '')}`
      : purpose;
  }
  const figureFirst = before === '' && !thing ? saidBehind(context, index, tail) : '';
  if (figureFirst) return figureFirst;
  const adjective = /^(the|a|an|my|our)$/.test(clause.elements[at - 1]?.word ?? '')
    ? labelOf(tail, textAt(context))
    : '';
  const own =
    / cost$| price$|^cost$|^price$|^total$|^(labor|labour)$/i.test(before) &&
    / (my cost|our cost|cost|price) /.test(clause.shape) &&
    !/^(labor|labour)$/i.test(before)
      ? ''
      : before;
  if (adjective && !own) return adjective;
  // "$85 service call"
  const thingBehind = at === 0 && tail.length < 5 && tail.every((e) => e.tag === 'word' && isContent(e.word));
  if (own === '' && thingBehind && !SAYS_HOW.test(tail[0]?.word ?? '')) {
    const named = labelOf(tail, textAt(context));
    if (named) return named;
  }
  if (own === '' && at > 0 && PLACE.test(clause.elements[0]!.word)) return clause.elements[0]!.word; // "inside is 160"
  if (own === '' && tail[0]?.tag === 'word' && FEES.has(tail[0].word)) return tail[0].word; // "plus 30 delivery"
  if (hands && behind) return behind;
  const generic =
    own === '' ||
    /^(calling|saying|figuring|guessing|pay|pays|paying|paid|spend|it|that|each|thing|things|one|ones|rate|price|cost|labor rate|hourly|those|same|round|footage|time|visit|first|second|first one|second one|next one|other one|guys?|workers?|man|men|people|other|other one|come down|come out|coming out|coming down|go|goes|went|came|done|all of it|all of that|face|surface|area|half|pair|both|each one|apiece|match|match that|beat|beat that|meet)$/i.test(
      own,
    ) ||
    /^(?:[a-z0-9]+ )?(?:inch(?:es)?|feet|foot) (?:thick|deep|wide|high|tall)$/i.test(own) ||
    /^(?=.*\b(?:allow|carr|plug|hold|sum\b|placeholder|budget))(?:(?:another|budget|second|carry(?:ing)?|carried|allow(?:ed|ing)?|put|included?|figured?|hold|plug(?:ged)?|leave|left|an?|my|the|allowance|provisional|pc|prime|cost|sum|placeholder)(?: |$))+$/i.test(
      own,
    ) ||
    // "coverage is 400 square feet", but "coverage is three days"
    (/^coverage$/i.test(own) && !clause.elements.some((e) => e.tag === 'time')) ||
    WHOLE_JOB.test(own) ||
    /^(ask for|attention|attn|see|talk to) /i.test(own) ||
    /^[Cc]ontact [A-Z]/.test(own);
  // "the other's a double drive at 650"
  const timed = timedBefore(context, index);
  if (timed) return labelOf(timed, textAt(context));
  const parts = partsNamed(head);
  if (parts) return labelOf(parts, textAt(context));
  if (/^(other|other one|one|first|second|third|next|next one|last|last one)$/i.test(own) || own === '') {
    const copula = clause.elements.findIndex((e) => /^('s|is|are|'re)$/.test(e.word));
    const head = clause.elements[copula - 1]?.word ?? '';
    if (copula > 0 && copula < at - 1 && /^(other|one|first|second|third|next|last)$/.test(head)) {
      const said = labelOf(clause.elements.slice(copula + 1, at), textAt(context));
      if (said) return said;
    }
  }
  // "tidy up for the Whitakers 320 for the garden beds": the job's name, then the price of one part
  if (behind && clause.elements[at - 1]?.tag === 'client' && !/^(job|whole|everything|lot|all|pair)\b/i.test(behind))
    return behind;
  // "the whole house cleanout | I'd say twelve to fifteen hundred all depends what's up in the attic"
  if (
    generic &&
    beforeIt &&
    !priceOf(beforeIt) &&
    /^ (?:i'd|we'd|i'm|we're|i|we) (?:say|saying|guess|guessing|figure|figuring|think|thinking|reckon|call it) (?:about |like |maybe |around |somewhere |between )*#money /.test(
      clause.shape,
    )
  ) {
    const named = previousLabel(context, index);
    if (named) return named;
  }
  // "the mill wants 75 for delivery", "I paid Rick's 95 for the tow": what is paid for, and not who is
  const asked = /^(wants?|charges?|asks?|gets?|takes?|bills?)$/.test(clause.elements[at - 1]?.word ?? '');
  if (behind && (asked || / (?:i|we) paid (?:[a-z']+ ){0,3}#money for /.test(clause.shape))) return behind;
  if (purpose && asked) return purpose;
  // "the awning frame | I weld it 420": what it is stands before
  if (
    own !== '' &&
    !own.includes(' ') &&
    head.length > 1 &&
    /^(it|them)$/.test(head.at(head.at(-1)?.word === 'for' ? -2 : -1)!.word)
  ) {
    const object = thingBefore(context, index, true);
    if (object && !object.toLowerCase().startsWith(own.toLowerCase())) return `${object}, ${own.toLowerCase()}`;
  }
  // "the boxes | we do in place 850", "vanity | she picked out is 1680"
  if (
    own !== '' &&
    /^(i|we|she|he|they|you)$/.test(head[0]?.word.replace(/'.*$/, '') ?? '') &&
    head.length < 7 &&
    !head.some(({ tag, word }) => tag !== 'word' || determiners.has(word))
  ) {
    const object = thingBefore(context, index, true);
    if (object) return object;
  }
  const cut = cutUp(context, index, own);
  if (cut) return cut;
  const packed = packedIn(context, index, own);
  if (packed) return packed;
  const pair = generic ? null : (pairedWith(context, index, own) ?? listedWith(context, index, own));
  if (pair) return pair;
  if (!generic && !(/^(labor|labour)$/i.test(own) && behind)) return namedUnit(context, index, own);
  if (
    behind &&
    !/^(?:(?:pair|both|all|whole|lot|set|crew|everything|job|each|day|hours?|total|labor|parts?|materials?|cash|advance|full)$|(?:whole|entire) (?:house|place|apartment|visit)\b)/i.test(
      behind,
    )
  )
    return behind;
  // "it's 340 for the whole house that includes inside the cabinets": what is in it stays told
  const within = behind ? tail.findIndex(({ word }) => /^(?:includes|covers)$/.test(word)) : -1;
  if (within > 0 && !context.job.notes.some((note) => note.clause === index))
    addNote(context, index, 'inclusion', tail.slice(within));
  if (/^(labor|labour)$/i.test(own)) return own;
  if (behind && /^(parts?|materials?|labor)$/i.test(behind)) return behind;
  const forLabel = / (parts?|materials?|labor) /.exec(clause.shape.slice(clause.shape.indexOf('#')));
  if (forLabel && own === '') return forLabel[1]!;
  if (WHOLE_JOB.test(own) && context.job.title) return context.job.title;
  // hours without a name are the labor of the job
  const earlier = beforeIt;
  const verbs = earlier !== undefined && !priceOf(earlier) && workVerbs.has(earlier.elements[0]?.word ?? '');
  const hours =
    price.price?.per === 'h' ||
    OUR_HANDS.test(context.clauses[index + 1]?.shape ?? '') ||
    (clause.elements[at - 1]?.word === 'at' && clause.elements[at - 2]?.measure?.unit === 'hour');
  // "process review across the plants | call it 36 hours at 195"
  // "the hood fan wiring | I'm calling three and a half hours"
  const called =
    /^ (?:(?:i'm|we're) (?:calling|saying|figuring|guessing)|call it|figure|say|i'd say|that's|it's|i'm thinking|probably|about) /.test(
      clause.shape,
    );
  const theirs = hours ? ratedBefore(context, index) : '';
  if (theirs) return theirs;
  if (hours && !verbs && !(called && earlier && !priceOf(earlier) && labelOf(earlier.elements, textAt(context))))
    return '';
  const named = previousLabel(context, index);
  // "it's the XE50 model": of what was named at first
  const title = context.job.title;
  // "it's 14 a picket": where nothing else names it, what one of them is called
  if (
    (named === '' || named === title) &&
    /^[a-z]{4,}$/.test(price.price?.per ?? '') &&
    !/^(each|pair|person|head|hour|visit|session|piece|unit|item|time|trip|month|week|year|night|hundred|thousand|square|acre)$/.test(
      price.price!.per!,
    )
  )
    return price.price!.per!;
  return (
    (title && / (model|version|brand|series|kind)$/i.test(named) ? `${title}, ${named}` : named) || (generic ? '' : own)
  );
}

/** What the figure is for, said behind it: "500 | that's the skid steer", "460 covers the panels", "75 a window | there's nine of them new sash cords". */
function saidBehind(context: Context, index: number, tail: readonly Element[]): string {
  const clause = context.clauses[index]!;
  const generic = /^(job|whole|everything|lot|all|total|price|rate|cost|works|minimum|max|thing)\b/i;
  const gets = tail.findIndex(({ word }) => /^(gets|covers|buys|does|handles)$/.test(word));
  if (gets === 0 && determiners.has(tail[1]?.word ?? '')) {
    // "… gets the dryer vent cleaned out birds in it again": up to what is done
    const done = tail.findIndex(({ word }, k) => k > 2 && /(..ed|done|cut|hung|torn|swept)$/.test(word));
    const label = labelOf(tail.slice(1, done > 0 ? done + 1 : tail.length), textAt(context));
    return generic.test(label) ? '' : label;
  }
  const [before, next] = [context.clauses[index - 1], context.clauses[index + 1]];
  const bare = tail.length === 0 && clause.elements.every((e) => e.price !== undefined || !isContent(e.word));
  const follows =
    clause.opener === '' && before && !priceOf(before) && !before.elements.some(({ tag }) => tag === 'client');
  if (!bare || !next || priceOf(next) || follows) return '';
  const lead =
    !OUR_HANDS.test(next.shape) &&
    /^ (?:that|it|this)(?:'s|'ll be|'d be| is| would be| covers| includes| gets(?: you| him| her| them)?| buys| does| takes care of| pays for| goes (?:to|for|on|towards?))(?: for)? (?:the|a|an|my|our|his|her|their|to|just|all|both|two|#num) |^ (?:goes|is|was|being|on(?! top of )|against|toward) .|^ (?:[a-z']+ ){0,3}#num of (?:them|those|these) [a-z]/.exec(
      next.shape,
    );
  const count = next.elements.findIndex(
    ({ word }, k) => /^(them|those|these)$/.test(word) && next.elements[k - 1]?.word === 'of',
  );
  const label = lead
    ? labelOf(
        next.elements.slice(count + 1).filter(({ word }) => !/^(mean|i)$/.test(word)),
        textAt(context),
      )
    : '';
  if (!label || generic.test(label)) return '';
  context.taken[index + 1] = 1;
  return label;
}

/** The nearest words before that name something: an unpriced clause, or the line just priced. */
function previousLabel(context: Context, index: number): string {
  const clause = context.clauses[index]!;
  const refers =
    /^ (that's|that makes|it's|those are|they're|these are|those|each|at|for|so|which is|do it|make it|call it|which|that|it|they run|they) /.test(
      `${clause.shape}`,
    ) || clause.shape.trim().startsWith('#');
  if (context.marks.get(index)?.optional && optionLabelBefore(context, index)) {
    const label = labelOf(
      context.clauses[index - 1]!.elements.filter((e) => !/^(go|goes|with|choose|upgrade)$/.test(e.word)),
      textAt(context),
    );
    context.taken[index - 1] = 1;
    if (label) return label;
  }
  for (let k = index - 1; k >= Math.max(0, index - 4); k--) {
    const before = context.clauses[k]!;
    if (context.taken[k] === 3) {
      // "the vanity retails at 1200 | we'll charge him 1050"
      const noted = context.job.notes.find((note) => note.clause === k && note.kind === 'scope');
      if (!noted) {
        // "I normally get 120 for a TV mount | but do it for 100"
        const at = before.elements.findIndex((element) => element.price !== undefined);
        const told = before.elements.slice(at + 1);
        const aside = told.findIndex(({ word }) =>
          /^(which|because|cause|if|when|who|he|she|they|last|this|back|and|next)$/.test(word),
        );
        const behind = labelOf(aside < 0 ? told : told.slice(0, aside), textAt(context));
        if (at >= 0 && behind && context.taken.slice(k + 1, index).every((by) => by >= 2)) return behind;
        continue;
      }
      context.job.notes = context.job.notes.filter((note) => note !== noted);
      return noted.text;
    }
    if (priceOf(before)) {
      if (!refers || k < index - 1) break;
      const line = context.job.lines.at(-1);
      return line && line.clause === k ? line.label : labelOf(before.elements, textAt(context));
    }
    // "alignment | I send out | that's 119", "the apron is separate | split it out so they can see it | 144 feet at 10"
    if (isAside(before.elements) && k > 0 && !priceOf(context.clauses[k - 1]!)) continue;
    // "that's 62 across the back and 48 down the side": how much of it there is
    if (/^ (?:that's|it's|they're) #size (?:[a-z]+ ){1,4}and #size /.test(before.shape)) continue;
    // "she doesn't want the side one", "we're not working off his number"
    if (/^ (?:she|he|they|i|we)(?:'s|'re|'m| is| are| am) not /.test(before.shape)) continue;
    if (/^ (?:she|he|they|i|we) (?:don't|doesn't|didn't|won't|can't|isn't|aren't|never) /.test(before.shape)) continue;
    if (OUR_HANDS.test(before.shape)) continue;
    // "email is anneke at …", "talk to Janelle at the desk", "out on route 9" name no work
    if (before.elements.some(({ tag }) => tag === 'email' || tag === 'phone') || NO_WORK.test(before.shape)) continue;
    // "the follow up in two weeks | that's 45 a room"
    const dated = refers && k === index - 1 && / #date $/.test(before.shape);
    if (
      (context.taken[k]! >= 2 && !dated) ||
      /^ (?:please )?(?:tell|remind|note|make sure|don't|is|was|are|has|will) /.test(before.shape)
    )
      continue;
    const counted = before.elements.findLastIndex(
      (element) => element.tag === 'num' && (element.measure?.value ?? 0) >= 1,
    );
    // "the vans … number 20871 six oil changes", but "repoint the top six courses"
    const noun =
      counted >= 0 &&
      before.elements[counted - 1]?.word !== 'number' &&
      !before.elements.slice(0, counted).some((element) => workVerbs.has(element.word))
        ? before.elements.slice(counted + 1)
        : [];
    const label = labelOf(
      noun.length > 0 && noun.every((element) => element.tag === 'word' && isContent(element.word))
        ? noun
        : before.elements.filter((element) => element.tag !== 'time'),
      textAt(context),
    );
    if (label && !/^(rate|same rate|hours?|it|one)$/.test(label)) {
      context.taken[k] = Math.max(context.taken[k]!, 1);
      return label;
    }
  }
  return context.job.title ?? '';
}
