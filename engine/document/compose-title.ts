/** What the document is called, and the sentence or two that say what it covers. */
import { parseMoney } from '../money.ts';
import type { Job } from '../transcript/job/job.ts';
import { capitalize } from '../transcript/job/show-words.ts';
import { stem } from '../transcript/vocabulary/stem.ts';
import { isContent, WORKERS, wordSet, workVerbs } from '../transcript/vocabulary/words.ts';
import type { DocumentContent, DocumentType, LineItem } from './business-document.ts';
import { isWorkPhrase, lowerFirst, tidyLabel } from './word-lines.ts';

const longestTitle = 70;
const typeNames: Record<DocumentType, string> = {
  quote: 'Quote',
  bid: 'Bid',
  estimate: 'Estimate',
  invoice: 'Invoice',
};

/** "Replace the kitchen faucet" → "Replace kitchen faucet": titles have no articles. */
const withoutArticles = (text: string): string => text.replace(/ (the|a|an|his|her|their|that|this)(?= )/gi, '');

const shorten = (text: string): string =>
  text.length <= longestTitle ? text : text.slice(0, longestTitle + 1).replace(/[ ,]+\S*$/, '');

/** "Set up", "put together": done with something that is not named. */
const isVerbAlone = (text: string): boolean =>
  text
    .toLowerCase()
    .split(' ')
    .every((word, k) => (k === 0 ? word === 'put' || workVerbs.has(word) : PARTICLE.test(word)));
const PARTICLE = /^(?:an?|the|something|me|up|out|off|down|in|on|away|together|back|it|them)$/;

/** A phrase that names work: more than one word, and not only a sum or a place. */
const namesWork = (text: string): boolean =>
  text.split(' ').length > 1 &&
  !isVerbAlone(text) &&
  !/^(labor|materials?|parts|supply(?! chain)|obtain|permit|travel|delivery|fee|charge|down|up|out|off|on|over|in|together|away|and|(?!(?:19|20)\d\d [A-Z][a-z]+ [a-z]+ [a-z]+$)\d[\d.]*)\b/i.test(
    text,
  );

/** A remark or half a sentence: somebody does something, or a word waits for the next. */
const TALK =
  /\b(?:is|are|was|were|isn't|wants?|tested|where|till|until|because|since|if|when|while|who|they|he|she|it|we|you|i|not|contact|ask|director|manager|allowance|forget|don't|stays|holds|tell|remind|mention|died|took|blew|depends|something|somebody|someone)\b|(?<=[a-z]{3} (?:[a-z ]+ )?)(?:comes?|goes|went|broke|gets?|got|gave|keeps?|needs|says)\b|\b[a-z] [a-z] [a-z]\b|'s\b|\b(?:dead|of|the|a|and|or|with|at|(?<!put )in|on|by|for|rough)$|^(?:last|next|this|out|never|hi|hiya|hello|g'day|deal with|mr|mrs|ms|person|set aside|ways?|other|either|each|send|captain|goes|talk|signs)\b|^(?:(?:the )?(?:first|second|third|fourth|main|top|ground) floor|[a-z]+ (?:court|street|road|lane|drive|avenue|place|terrace))$|,? (?:name|says?|said|number|email|goes|yeah|no)$/i;
/** A remark, as far as its words tell. */
export const isTalk = (text: string): boolean => TALK.test(text);
/** Names work, and is no remark. */
export const soundsWell = (text: string): boolean => namesWork(text) && !TALK.test(text);

/** What leads up to the name of a job, and the talk behind it: "rough numbers on the deck", "her furnace her son's letting us in". */
const ofTheJob = (said: string): string =>
  said
    .replace(
      /^(?:an? |some |the )?(?:rough |ballpark |quick |final )*(?:ballpark|estimate|quote|bid|price|pricing|numbers?|figures?|bill) (?:on|for) (?:an? |the )?/i,
      '',
    )
    .replace(/^final (?:on|for) (?:the )?/i, '')
    .replace(
      /(?<=[a-z]{3}),? (?:her|his|their|my) (?:son|daughter|wife|husband|mom|dad|mother|father|brother|sister|manager)\b.*$/i,
      '',
    )
    .replace(/ (?:over )?at (?:the )?(?:place|house|home)(?= |$)/i, '')
    .replace(/^(?:hi|hiya|hey|hello|g'day)(?: yeah)? (?=[a-z]{3})/i, '')
    .replace(/(?:,? (?:listen|regular|yeah|no|says?|said|number|email|name|daughter|number's|phone|cell))+$/i, '');

/** One word that names a job, and not just one of its lines: "wedding", "handrail". Who it is for is written large. */
function isNoun(said: string, items: readonly LineItem[]): boolean {
  const word = ofTheJob(said);
  if (WHOLE_JOBS.test(word)) return true;
  return (
    /^[a-z]{4,}$/.test(word) &&
    isContent(word) &&
    isNounAlone(word) &&
    items.length > 0 &&
    !(items.length > 1 && items.some(({ description }) => description.toLowerCase() === word))
  );
}

/** "The move", "a roof": verbs of which the noun is all of a job. */
const WHOLE_JOBS = /^(?:move|remodel|repipe|reroof|repaint|rebuild|redesign|rewire|roof|tile|stucco)$/;

function isNounAlone(word: string): boolean {
  const gerund = /ing$/.test(word) && !/(?:wedding|ceiling|building|railing|siding)$/.test(word);
  return (
    !/(?:ed|ly)$/.test(word) &&
    !workVerbs.has(word) &&
    (!gerund || workVerbs.has(stem(word))) &&
    !NAMES_NO_JOB.has(word) &&
    (word === 'movers' || !WORKERS.test(word))
  );
}
const NAMES_NO_JOB = wordSet(`person email captain contact street hello start send goes way ways other either each thing
things stuff unit house place home downstairs upstairs photo photos righto guys folks ladies season twins kids standard
regular usual labor labour materials parts last next this that first list ticket client customer cell phone number onsite
made write downtown office hallway garage attic yard building city county town invoice name manager owner lady
material site condo something someone somebody anything everything opening diagnostic architectural
personnel front back product pipe tidy dead reman type talk ayuh estate lake trucks vans`);

/** The words that name the whole job on paper. */
export const titleOf = ({ title, shownTitle }: Job): string | null => (shownTitle === undefined ? title : shownTitle);

/** Sentence case, from the work: "Replace kitchen faucet", "Whole house repipe", "Hang TV and fix screen door". */
export function composeTitle(
  job: Job,
  items: readonly LineItem[],
  scope: readonly string[],
  type: DocumentType,
): string {
  const title = (text: string): string => capitalize(shorten(withoutArticles(text)));
  // "Ballpark on a roof replacement" is about a roof replacement.
  const said = titleOf(job);
  const whole = said ? tidyLabel(ofTheJob(said)) : '';
  if (soundsWell(whole) || (said !== null && isNoun(said, items))) return title(whole);
  const charged = items.filter((item) => !item.optional && item.kind !== 'fee' && !FEE.test(item.description));
  const nameOf = (item: LineItem): string =>
    capitalize(item.description.replace(/^Labor – /, '').replace(/ \(.*\)$/, ''));
  const worth = (item: LineItem | undefined): number => parseMoney(item?.amount ?? '0.00');
  const isAction = (item: LineItem): boolean => soundsWell(nameOf(item)) && isWorkPhrase(nameOf(item));
  // The largest sum is what the job is about.
  const byAmount = charged.toSorted((a, b) => worth(b) - worth(a));
  const main = byAmount.find((item) => soundsWell(nameOf(item)) || namesThing(nameOf(item)));
  const actions = charged.filter(
    (item, k, all) => isAction(item) && all.findIndex((one) => nameOf(one) === nameOf(item)) === k,
  );
  const [most] = byAmount.filter(isAction);
  const isMain = most !== undefined && MAIN * worth(most) >= worth(main);
  if (actions.length > 1 && isMain) {
    const [first = '', second = ''] = actions.map(nameOf);
    const both = `${first}${actions.length > 2 ? ', ' : ' and '}${lowerFirst(second)}${actions.length > 2 ? ' and more' : ''}`;
    return title(both).length < withoutArticles(both).length ? title(first) : title(both);
  }
  const named = charged.map(nameOf);
  const [best] = [
    ...(isMain ? [nameOf(most)] : []),
    ...(main ? [nameOf(main)] : []),
    ...scope.map(withoutMeasure).filter((entry) => soundsWell(entry) && isWorkPhrase(entry)),
    ...scope.map(withoutMeasure).filter(soundsWell),
    ...[whole, ...named].filter((name) => name && !TALK.test(name) && !isVerbAlone(name)),
  ];
  return title(best ?? (isVerbAlone(whole) ? '' : whole) ?? '') || title(named[0] ?? typeNames[type]);
}

/** What is done gives the title where nothing else costs more than so many times as much. */
const MAIN = 1.5;
/** They go with any job. */
const FEE =
  /\b(?:service call|trip charge|call ?out|travel|mileage|permits?|delivery|disposal fees?|dump fees?|deposit)$/i;
/** "2 panes", "Bookkeeping, 6 months": how many of it is told in the scope. */
const withoutMeasure = (entry: string): string =>
  entry.replace(/, \d[\d,.]* [a-z. ]+$| \(\d[^)]*\)$/, '').replace(/^\d+ (?=[a-z])/, '');

/** One word for what is worked on: "Alternator", "Deadbolts". */
const namesThing = (name: string): boolean =>
  /^[A-Za-z]{4,}$/.test(name) && isContent(name.toLowerCase()) && isNounAlone(name.toLowerCase());

const list = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');

/** Where the work is and what the price covers; scope and prices stand below and are not repeated. */
export function composeDescription(
  title: string,
  job: Job,
  { items, travel_cost }: Pick<DocumentContent, 'items' | 'travel_cost'>,
): string {
  const where = job.address ? ` at ${job.address.value}` : '';
  const charged = items.filter(({ optional }) => !optional);
  const has = (kind: LineItem['kind']): boolean => charged.some((item) => item.kind === kind);
  const covered = [
    ...(has('labor') ? ['labor'] : []),
    ...(has('material') ? ['materials'] : []),
    ...(charged.some(({ description }) => /\bpermits?\b/i.test(description)) ? ['the permit'] : []),
    ...(travel_cost !== null && travel_cost !== '0.00' ? ['travel'] : []),
  ];
  const price = covered.length > 1 ? ` The price covers ${list(covered)}.` : '';
  return `${title}${where}.${price}`;
}
