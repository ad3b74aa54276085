/** How a line is called on paper: the words said of it, as a tradesperson would write them. */
import type { JobLine } from '../transcript/job/job.ts';
import { plainName } from '../transcript/job/plain-name.ts';
import { capitalize, joinWords } from '../transcript/job/show-words.ts';
import { stem } from '../transcript/vocabulary/stem.ts';
import { isContent, isWorkVerb, wordSet, workNouns, workVerbs } from '../transcript/vocabulary/words.ts';

/** "replace the kitchen faucet" → "Replace the kitchen faucet"; articles at the front go. */
export function tidyLabel(label: string): string {
  return capitalize(
    joinWords(
      apartAtArticles(plainName(label).split(/\s+/)).map((word) =>
        /^[A-Z][a-z]/.test(word) || /[A-Z0-9]/.test(word.slice(1)) ? word : word.toLowerCase(),
      ),
    )
      .replace(/^(the|a|an|my|our|some) /i, '')
      .replace(/ (her|his|their|my|our|your) (?=[a-z])/gi, ' ')
      // "a retaining wall over at Pete's"
      .replace(/^((?:[a-z]+ )+[a-z]{3,}) over$/i, (whole, thing: string) => (LASTS.test(thing) ? whole : thing))
      // "pads, six pads": so many of them
      .replace(/\b([a-z]{3,}),? \1\b/gi, '$1')
      .replace(/ (actually|basically|really|honestly|obviously|definitely|just|like|you know|i guess)(?= |$)/gi, ''),
  );
}

/** "Turn over", "a make over". */
const LASTS =
  /\b(?:make|turn|turning|do|carry|change|roll|left|start|move|moving|take|hand|pull|paint|put|cross|flip)$/i;

/** A thing ends before them: "new opener the belt drive one" is a new opener, belt drive. */
const ARTICLES = wordSet('the a an');
const LEADS_ON = wordSet(
  'together all both half such what like not only even just quite out off up down in on over away back through around',
);

/** Behind these comes what is worked on, or when. */
const DOES = wordSet(
  'put raise lift thin lower reduce widen tighten take took get got make made give gave keep kept bring leave left let see turn send pick drop throw threw tie tack knock work go come use sell buy lose lost break broke run ran hit say said where when while until till',
);

/** How something is done, before a verb: "power wash the drive", "skim coat the wall". */
const DOES_WITH = /^(?:spray|skim|soft|power|pressure|deep|steam|hand|spot|dry|wet|sand|roller?|seal|rough|fine)$/i;

/** A comma takes the place of an article behind a noun. */
function apartAtArticles(words: readonly string[]): string[] {
  const apart: string[] = [];
  for (const [k, word] of words.entries()) {
    const before = words[k - 1]?.toLowerCase() ?? '';
    const things =
      k > 1 &&
      k + 1 < words.length &&
      ARTICLES.has(word) &&
      /^[a-z]{3,}$/i.test(before) &&
      isContent(before) &&
      !LEADS_ON.has(before) &&
      !DOES.has(before) &&
      !/(?:ing|ed)$/.test(before) &&
      // "spray foam the rim joist"
      !(k === 2 && DOES_WITH.test(words[0]!) && (workVerbs.has(before) || before === 'foam' || before === 'coat')) &&
      // "clean the oven", "strip and refinish the floor"
      !(workVerbs.has(before) && (!workNouns.has(before) || words[k - 2] === 'to')) &&
      !(words[k - 2] === 'and' && (workVerbs.has(before) || workVerbs.has(words[0]!.toLowerCase())));
    if (things) apart[apart.length - 1] += ',';
    else apart.push(word);
  }
  return apart;
}

export function isVerbPhrase(label: string): boolean {
  const [first = '', second = ''] = label.toLowerCase().split(' ');
  return (
    workVerbs.has(first) &&
    (!workNouns.has(first) ||
      /^(the|a|an|all|out|off|up|down|new|old|both|his|her|their|existing|in|away|and|one|two|three)$/.test(second))
  );
}

const PHRASAL =
  /^(?:take|put|get|bring|pick|throw|knock|break|cut|close|dig|haul) (?:down|up|out|off|away|in|back|together|rid) ./i;
/** Says what is done: "replace the faucet", "reglue chairs", "take down the ash". */
export const isWorkPhrase = (label: string): boolean =>
  isVerbPhrase(label) ||
  PHRASAL.test(label) ||
  // "reglue", but "repair" is a noun as well
  (!workVerbs.has(firstOf(label)) && isWorkVerb(firstOf(label)));

const firstOf = (label: string): string => label.slice(0, Math.max(0, label.indexOf(' '))).toLowerCase();

/** "Swap it" → "swap"; "hang" where the job is to hang doors is that job. */
function doneWith(said: string, work: string | null): string | null {
  const verb = said.replace(/ (?:it|them)$/i, '').toLowerCase();
  if (!workVerbs.has(verb)) return null;
  if (work?.toLowerCase().startsWith(`${verb} `)) return lowerFirst(tidyLabel(work));
  return verb === said.toLowerCase() ? null : verb;
}

/** Their hours are named by what they are for; those of the building trades are labor. */
const DESK = wordSet('photography web-design tutoring consulting catering it-support');

/** Description of a line; `work` names the job where the line itself only says hours. */
export function describeLine(line: JobLine, work: string | null, trade: string | null = null): string {
  const { service, allowance, surcharge } = line;
  if (surcharge) return `${capitalize(line.label)} (${surcharge.percent}%${surcharge.of ? ` of ${surcharge.of}` : ''})`;
  const label = line.shown ?? line.label;
  const told = tidyLabel(label);
  // "person crew": hours are called as the list calls them
  const isListed = service && line.kind === 'labor' && told.includes(' ') && sameWords(told, service.name);
  const said = isListed ? service.name : told;
  if (service && line.kind !== 'labor') {
    const name = service.name;
    // "standard drain clean on the tub" says the service's name and more: then it stands for both.
    if (said && said.length < 60 && sameWords(name, said) && !sameWords(said, name)) return said;
    const detail = said && !sameWords(said, name) && tellsMore(said, name) ? said : '';
    return detail && detail.length < 60 ? `${name} – ${lowerFirst(detail)}` : name;
  }
  if (line.kind === 'labor' && (line.unit === 'hour' || line.unit === 'day')) {
    if (!said || /^(labor|hours?|work)$/i.test(said)) return work ? `Labor – ${lowerFirst(tidyLabel(work))}` : 'Labor';
    if (/\b(labor|labour)\b/i.test(said)) return said;
    const done = doneWith(said, work);
    if (done) return `Labor – ${done}`;
    const name = !isListed && /^[A-Z]/.test(label) ? said : lowerFirst(said);
    return isVerbPhrase(said) || (trade !== null && !DESK.has(trade)) ? `Labor – ${name}` : said;
  }
  // "swap the alternator parts 310"
  const sold = / (labor|labour|parts|materials?)$/i.exec(said)?.[1]?.toLowerCase();
  if (sold && !allowance && isVerbPhrase(said))
    return `${capitalize(sold)} – ${lowerFirst(said.slice(0, -sold.length - 1))}`;
  if (allowance && !/allowance/i.test(said)) return `${said} allowance`;
  if (!said) return work ? tidyLabel(work) : 'Work as described';
  if (/^(labor|labour)$/i.test(said)) return work ? `Labor – ${lowerFirst(tidyLabel(work))}` : 'Labor';
  return said;
}

/** They are written large wherever they stand: "Japanese maples". */
const PROPER =
  /^(?:[A-Z][a-z]+(?:nese|lian|dian|sian|tian|gian|wegian)|American|Mexican|Roman|German|French|English|Dutch|Spanish|Swedish|Danish|Irish|Turkish|Swiss|Greek|Phillips|Venetian|Sheetrock|Tyvek|Romex)\b/;

export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) && !/^[A-Z][a-z]+ [A-Z]/.test(text) && !PROPER.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** Whether everything that `a` says stands in `b` too: "bed" is in "bedroom", numbers do not count. */
function sameWords(a: string, b: string): boolean {
  const words = (text: string): string[] =>
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(
        (word) => word.length > 2 && !/^(one|two|three|four|five|six|seven|eight|nine|ten|the|and|for)$/.test(word),
      );
  const known = words(b);
  const isPutIn = known.some((word) => PUTS_IN.test(word));
  return words(a).every((word) => (isPutIn && PUTS_IN.test(word)) || known.some((other) => beginAlike(word, other)));
}

/** Whether more than a verb and how many is said beyond the list's name, and no talk: "swap pipe boots" is no more than "Pipe boot replacement". */
function tellsMore(said: string, name: string): boolean {
  const known = name.toLowerCase().split(/[^a-z0-9]+/);
  if (/\b(?:it|too|that|them|we|she|he|they)\b/i.test(said)) return false;
  return said
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some(
      (word) =>
        word.length > 2 &&
        isContent(word) &&
        !workVerbs.has(word) &&
        !NUMBER.test(word) &&
        !known.some((other) => beginAlike(stem(word), stem(other))),
    );
}
const NUMBER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty|hundred|thousand|foot|feet|inch|inches|makes|ones?|put|putting|[a-z]*regular|usual|standard)$/;

/** "ceiling fans to hang", of the list's "Ceiling fan install". */
const PUTS_IN = /^(?:install|hang|hung|mount)/;
/** "winterize", "winterization": so much of a word tells what it is. */
const ROOT = 6;

const beginAlike = (a: string, b: string): boolean => {
  const length = Math.min(a.length, b.length, ROOT);
  return a.slice(0, length) === b.slice(0, length);
};
