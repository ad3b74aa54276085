/** Lines whose words name nothing by themselves are completed from what stood beside them: the thing, or the job. */
import { firstNames } from '../vocabulary/first-names.ts';
import { stem } from '../vocabulary/stem.ts';
import { isContent, isPlural, wordSet, workNouns, workVerbs } from '../vocabulary/words.ts';
import { type Context, priceOf, textAt } from './context.ts';
import type { Element } from './elements.ts';
import type { JobLine } from './job.ts';
import { joinedName } from './join-names.ts';
import { labelOf } from './labels.ts';
import { SUBJECTS } from './look-at-row.ts';
import { plainName } from './plain-name.ts';
import { ADVERB, idleVerb } from './says-nothing.ts';
import { FEES } from './sure-numbers.ts';
import { HESITATES } from './tell-bystanders.ts';
import { isRemark } from './tell-remarks.ts';

/** Nothing is named by these: whose it is, how it is, how much of it there is. */
const EMPTY = wordSet(`
  mine hers his theirs ours yours one ones whole thing things batch lot left open opens closes closed shut says said saying
  quoted forgot changing took taken taking wife husband manager owner boss dropped whichever margin aight write normal way
  other meets anymore hi hello where never bringing anywhere somewhere keep keeps buying bought together new old existing
  wrong counted recounted again always everything time day goes look ask budget place agreement otherwise worked dealt deal meet cousins guy guys field forgot left whichever
  gone stay stays insist insists think thinks lands gives becomes matter sending measured charged hits listen honestly instead quit
  boy lad son daughter mum mom dad mother uncle aunt cousin niece
  manager super deacon father captain pastor nephew claim number picked care
  flat rate done too also add adds
  himself herself themselves itself myself put typed already yet night evening morning pm am slow anyway never turned
  life use repeat forward bring beforehand billed check season years last part residence talk talked quoting shot ways turns bill
`);
/** They say of what is named where, how big or how many it is. */
const PARTIAL = wordSet(`
  side sides end ends unit units place house home room rooms hall box wall walls load loads people person persons head heads
  man job visit visits session sessions lesson lessons pitch foot back front top bottom down up out off in on at by with and each both same first second third long
  wide deep tall high thick foot feet inch inches ft half footage area the of to a along plus x from garden yard
  upstairs downstairs floor level bed beds bedroom bedrooms bath baths story stories building empty main big small little large
  living dining family master guest stairway foyer entry inches thick lot behind building color colour
  layers layer zones zone hanging
  garage shed attic basement porch hallway closet girls boys kids together everybody twins
  coat coats corner corners length lengths hole holes spot spots piece pieces strip strips
  laundry mudroom bathroom bathrooms kitchen crawl space bedrooms staircase office lobby houses rooms halls upper lower finish
  short left right one two three four five six seven eight nine ten twelve
`);

/** Of which kind or color it is. */
const KINDS = wordSet(`
  white black bronze gray grey brown tan green variable speed stage efficient efficiency btu thousand style treated pressure
  stained coated
`);

let last: { label: string; words: readonly string[] } = { label: '', words: [] };
/** One label is asked for its words several times, and then the next. */
function words(label: string): readonly string[] {
  if (label !== last.label)
    last = {
      label,
      words: label
        .toLowerCase()
        .split(/[^a-z0-9']+/)
        .filter(Boolean),
    };
  return last.words;
}
/** Their names are people's as well. */
const MAKERS = /benjamin moore|john deere|marvin|andersen|simpson|kelly moore|dunn edwards/i;

/** "Taking the old ones down": what was there before. */
const TAKES_OLD =
  /^(?:take|taking|get|getting) (?:the |all |of |their |his |her )*(?:old|existing|original) .*(?:down|out|off|up|away)$/i;

/** "Yvonne from the board" */
const isFromWhere = (label: string): boolean =>
  firstNames.has(/^([A-Z][a-z]+) (?:from|in|at|with|over at) /.exec(label)?.[1]?.toLowerCase() ?? '');

/** "Unit 4B ask", "Dealt with Otis Brannigan": who it is names no more than where. */
const isEmpty = (label: string): boolean => {
  if (MAKERS.test(label) || TAKES_OLD.test(label)) return false;
  if (isFromWhere(label)) return true;
  const all = words(
    label.replace(/\b([A-Z][a-z]+) [A-Z][a-z]+\b/g, (name, first: string) =>
      firstNames.has(first.toLowerCase()) ? first : name,
    ),
  );
  const empty = (word: string): boolean => EMPTY.has(word) || firstNames.has(word);
  return all.every((word) => empty(word) || PARTIAL.has(word) || /^\d/.test(word)) && all.some(empty);
};
/** "Five inches thick with mesh": what it comes with is not what it is. */
const isPartial = (label: string): boolean => {
  const all = words(label.split(' with ')[0]!);
  return all.length > 0 && all.every((word) => PARTIAL.has(word) || KINDS.has(word) || /^\d/.test(word));
};

/** "From the glass guy", "behind the shop": where it is or comes from. */
const FROM = /^(?:from|at|behind|between|along|beside|(?:out|over) (?:on|at|in|by|past))(?: \S+){1,2}$/i;

/** "New variable speed one": which of them it is, and not the one that is worked on. */
function isOneOfThem(label: string): boolean {
  const all = words(label);
  return (
    all.length > 1 &&
    all.length < 5 &&
    /^ones?$/.test(all.at(-1)!) &&
    all.slice(0, -1).every((word) => isContent(word) && !/^(?:old|existing)$|ing$/.test(word)) &&
    !workVerbs.has(all[0]!)
  );
}

/** "cut it up", "glue it back together": done with something that was named before. */
const OBJECT = wordSet('it them that those');

function doneWithIt(label: string, elements: readonly Element[], at: number): boolean {
  const [first = '', second] = words(label);
  // "she might have us grab that too"
  if (!workVerbs.has(first) && ((second !== undefined && !OBJECT.has(second)) || !isContent(first))) return false;
  const from = elements.findLastIndex(({ word }, k) => k < at && word === first);
  if (from < 0) return false;
  if (
    !workVerbs.has(first) &&
    !/^(?:us|we|i|'ll|'d|could|might|can|would|will|should)$/.test(elements[from - 1]?.word ?? '')
  )
    return false;
  const rest = words(label).slice(1);
  const object = elements.slice(from + 1, at).findIndex(({ word }) => OBJECT.has(word));
  if (object >= 0 && object < 3)
    return !rest.some((word) => isContent(word) && !PARTIAL.has(word) && workNouns.has(word));
  return /^(?:the )?new one$/.test(rest.join(' '));
}

/** "Installing", "hang", "putting up": that it is put where it belongs, as a verb; null for what names more. */
function workAlone(label: string): string | null {
  const said = words(label);
  if (said.length === 0 || said.length > 2 || (said.length === 2 && !/^(?:in|up|on|out|down)$/.test(said[1]!)))
    return null;
  const [first] = said as [string];
  if (/^(?:put|putting)$/.test(first)) return 'install';
  const verb = first.endsWith('ing') ? stem(first) : first;
  return /^(?:install|hang|mount|fit|place|assemble|connect|attach|deliver)$/.test(verb) &&
    (verb !== first || !workNouns.has(verb))
    ? verb
    : null;
}

/** "laying it is 3.75 a foot": what is done, of a thing that only "it" stands for. */
function doneAlone(label: string, elements: readonly Element[]): string | null {
  const said = words(label);
  const at = elements.findIndex(({ word }) => word === said[0]);
  const ends = elements[at + 2];
  return said.length === 1 &&
    /[a-z]{3}ing$/.test(said[0]!) &&
    OBJECT.has(elements[at + 1]?.word ?? '') &&
    (ends?.tag !== 'word' || /^(?:is|'s|was|runs?|costs?|would|at|for)$/.test(ends.word))
    ? said[0]!
    : null;
}

/** "six doors 185 each and 95 each to hang": what was priced just before is what is worked on. */
function workOnLast(context: Context, line: JobLine): string | null {
  const [before, clause] = [context.clauses[line.clause - 1], context.clauses[line.clause]!];
  // "laying | it is 3 a foot"
  const apart =
    before?.elements.length === 1 && words(line.label)[0] === before.elements[0]!.word ? before.elements : [];
  const verb = workAlone(line.label) ?? doneAlone(line.label, [...apart, ...clause.elements]);
  if (!verb) return null;
  const { lines } = context.job;
  const last = lines[lines.indexOf(line) - 1];
  // "they bought their own thermostat so 80 to put that in"
  const named = apart.length === 0 && (last?.clause ?? -1) < line.clause - 1 ? thingNamed(context, line) : null;
  if (named)
    return workAlone(named) || FEES.has(named.toLowerCase()) || stem(named.toLowerCase()).startsWith(stem(verb))
      ? null
      : `${verb} ${named}`;
  if (!last || last.optional !== line.optional || last.clause < line.clause - 2) return null;
  if (last.kind === 'labor' || last.kind === 'fee') return null;
  // "patio door, six foot slider"
  const [whole = ''] = plainName(last.label).split(/,| (?:the|an?) /);
  const thing = whole.replace(/ (?:unit|part)s?$/, '');
  const [first = ''] = words(thing);
  return words(thing).length > 4 || workVerbs.has(first) || workAlone(thing) || isEmpty(thing) || isPartial(thing)
    ? null
    : `${verb} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;
}

/** Changes the labels of lines in place; the thing that stood beside is then no work of its own. */
export function completeLabels(context: Context): void {
  for (const line of context.job.lines) {
    const counted = namedByCount(context, line) ?? keptFor(line);
    if (counted) {
      line.shown = counted;
      continue;
    }
    // hours at a rate of the list are called by their work
    if ((line.service && line.unit !== 'hour') || line.surcharge || line.allowance || line.alternative) continue;
    const clause = context.clauses[line.clause];
    if (!clause) continue;
    const worked = workOnLast(context, line);
    if (worked) {
      if (workAlone(line.label)) line.label = worked;
      else line.shown = worked;
      continue;
    }
    const joined = isPartial(line.label) ? null : joinedName(context, line);
    if (joined) {
      line.shown = joined;
      continue;
    }
    const at = clause.elements.findIndex((element) => element.price !== undefined);
    // "chemistry twice a week for six weeks | so twelve hours": what they are hours of
    if (line.label === '' && line.unit === 'hour') {
      if (/(?:^| )so$/.test(clause.opener)) line.label = thingNamed(context, line, 1) ?? '';
      continue;
    }
    if (line.service) continue;
    const head = clause.elements.slice(0, Math.max(at, 0));
    // "twenty hours a month at 175 an hour", "the album … the 30 page one"
    const measure = (line.unit === 'hour' && /^(?:month|week|year)s?$/i.test(line.label)) || /^page$/i.test(line.label);
    const empty = measure || isEmpty(line.label);
    const partial = !empty && (isPartial(line.label) || countsAgain(context, line));
    const idle = !empty && !partial && (isIdle(line.label, head) || isWho(context, line.label));
    const one = !idle && isOneOfThem(line.label);
    const told = toldIn(context, line);
    const done = doneWithIt(line.label, told.elements, told === clause && at >= 0 ? at : told.elements.length);
    const supplied = done ? thingBeforeSubject(told.elements, line.label, context) : null;
    if (supplied) {
      line.shown = supplied;
      continue;
    }
    if (!empty && !partial && !idle && !one && !done) continue;
    const thing =
      (empty && at >= 0 ? forWhat(context, clause.elements.slice(at + 1)) : null) ??
      thingNamed(context, line, 3, done && told !== clause ? line.clause - 1 : line.clause) ??
      (empty || partial || idle ? titleOf(context) : null);
    if (thing && (isWho(context, line.label) || isFromWhere(line.label))) context.job.contactPerson ??= line.label;
    if (!thing && idle && idleVerb(head)) line.shown = '';
    // "a site audit at our fee, then 12 hours a month": the hours are none of the audit
    const taken =
      measure &&
      thing !== null &&
      context.job.lines.some(
        (other) => other !== line && (other.shown ?? other.label).toLowerCase().includes(thing.toLowerCase()),
      );
    if (taken) continue;
    if (thing && countsAgain(context, line)) {
      line.shown = thing.replace(/ (?:on|in|to|at|for) [a-z]+ \d.*$/i, '');
      continue;
    }
    // "kitchen | my cousin": who it is for names no more than where it is
    if (!thing || (partial && isEmpty(thing)) || thing.toLowerCase().includes(line.label.toLowerCase())) continue;
    // "might grab that too": that it comes along is no work by itself
    const along = done && !workVerbs.has(words(line.label)[0]!);
    const name =
      empty || along || (idle && !FROM.test(line.label))
        ? thing
        : `${one ? thing.split(',')[0] : thing}, ${line.label}`;
    if (idle || one || measure) line.shown = name;
    else line.label = name;
  }
}

/** "nutrient plan for Hale Farms | that's Vern Hale": of the family whose name the client has. */
function isWho({ job }: Context, label: string): boolean {
  const family = /^[A-Z][a-z]+ ([A-Z][a-z]+)$/.exec(label)?.[1];
  return family !== undefined && (job.client?.name.split(' ').includes(family) ?? false);
}

/** "Giving", "behind the shop": what somebody does, or where it is. */
function isIdle(label: string, head: readonly Element[]): boolean {
  if (label === '' || FROM.test(label)) return label !== '';
  const verb = idleVerb(head);
  const said = words(label);
  return (
    verb !== null &&
    (said.includes(verb) || said.every((word) => ADVERB.test(word))) &&
    said.every((word) => head.some((e) => e.word === word))
  );
}

/** "her things sit with us three months at 140 a month": what is paid for by time is that they are kept. */
function keptFor({ label, unit, kind }: JobLine): string | null {
  const kept = /^(.+?) (?:sits?|stays?|sitting|staying|stored|kept)(?: (?:with|in|at) .*)?$/i.exec(label);
  return kept && kind !== 'labor' && /^(?:day|week|month|year)$/.test(unit ?? '') ? `storage of ${kept[1]}` : null;
}

/** The clause whose words name the line: its own, or the one before a bare "that'd be 225". */
function toldIn({ clauses }: Context, { clause, label }: JobLine): Context['clauses'][number] {
  const [first = ''] = words(label);
  const own = clauses[clause]!;
  const before = clauses[clause - 1];
  const says = (elements: readonly Element[]): boolean => elements.some(({ word }) => word === first);
  return before && /^[a-z]+$/.test(first) && !priceOf(before) && !says(own.elements) && says(before.elements)
    ? before
    : own;
}

/** "subway tile I supply it 34 square feet at 6.50": it is the tile. */
function thingBeforeSubject(elements: readonly Element[], label: string, context: Context): string | null {
  const verb = elements.findIndex(({ word }) => word === words(label)[0]);
  if (words(label).length > 1 || !SUBJECTS.has(elements[verb - 1]?.word ?? '') || verb < 2) return null;
  if (elements.slice(0, verb - 1).some(({ tag, word }) => tag !== 'word' || SUBJECTS.has(word))) return null;
  const thing = labelOf(elements.slice(0, verb - 1), textAt(context));
  return thing && !isEmpty(thing) && !isPartial(thing) ? thing : null;
}

/** "we did cables on units 14 15 and 22 | so three doors at 130 a door": counted again, by what it is done to. */
const countsAgain = ({ clauses }: Context, { clause, label, unit, quantity }: JobLine): boolean =>
  unit !== null &&
  /(?:^| )so$/.test(clauses[clause]!.opener) &&
  label.toLowerCase().replace(/s$/, '') === unit &&
  (clauses[clause - 1]?.elements.some(({ tag, measure }) => tag === 'num' && measure!.value === quantity) ?? false);

/** "two laptops | set up at 90 each", "two faucets | I'll do at 110 each": the count and its noun closed the clause before. */
function namedByCount(context: Context, line: JobLine): string | null {
  const { job, clauses } = context;
  const before = clauses[line.clause - 1];
  if (!before || line.unit !== 'each' || line.service || (line.quantity ?? 0) < 2) return null;
  const from = before.elements.findLastIndex(({ tag }) => tag === 'num');
  const nouns = before.elements.slice(from + 1);
  if (
    from < 0 ||
    before.elements[from]!.measure!.value !== line.quantity ||
    nouns.length === 0 ||
    nouns.length > 3 ||
    !nouns.every(({ tag, word }) => tag === 'word' && isContent(word)) ||
    !isPlural(nouns.at(-1)!.word)
  )
    return null;
  const name = labelOf(nouns, textAt(context));
  const said = words(line.label);
  const titled = line.label === job.title && SUBJECTS.has(clauses[line.clause]!.elements[0]?.word ?? '');
  const doing =
    said.length > 0 && said.length < 4 && workVerbs.has(said[0]!) && said.slice(1).every((word) => PARTICLE.has(word));
  if (!name || (!titled && !doing)) return null;
  for (const other of job.lines)
    if (other.clause === line.clause - 1 && other.label.toLowerCase().endsWith(` ${name.toLowerCase()}`))
      other.label = other.label.slice(0, -name.length - 1).replace(/ at(?: the| my| our)?(?: [a-z]+)?$/i, '');
  return doing ? `${name} ${line.label.toLowerCase()}` : name;
}

const PARTICLE = wordSet('up in out off down on over back');

const titleOf = ({ job }: Context): string | null =>
  job.title && !isEmpty(job.title) && !isPartial(job.title) ? job.title : null;

/** "Omar's place 45 for each of the three switches" */
function forWhat(context: Context, tail: readonly Element[]): string | null {
  if (!/^(?:for|on)$/.test(tail[0]?.word ?? '')) return null;
  const label = labelOf(
    tail.slice(1).filter(({ word }) => !/^(?:each|every|of)$/.test(word)),
    textAt(context),
  );
  return label && !isEmpty(label) && !isPartial(label) ? label : null;
}

const HAS = /^(?:got|has|have|had|needs?|wants?|bought)$/;
/** "he's year 11 doing GCSE maths": what hours are of. */
const LEARNS = /^(?:doing|studying|learning|taking)$/;

/** What was named without a price just before. */
function thingNamed(context: Context, line: JobLine, near = 3, before = line.clause): string | null {
  for (let k = before - 1; k >= Math.max(0, line.clause - near); k--) {
    const clause = context.clauses[k]!;
    if (priceOf(clause) || context.taken[k] === 3) return null;
    if (HESITATES.test(clause.shape)) continue;
    const whose = clause.elements.findLastIndex(({ tag }) => /^(client|type|email|phone|address)$/.test(tag));
    const behind = clause.elements.slice(whose + 1);
    // "move out clean for Bianca on 4th street | it's a two bed"
    // "for Bianca out by the lake"
    const lead = /^(?:out|over|up|down|back)$/.test(behind[0]?.word ?? '') ? behind[1] : behind[0];
    const where = whose > 0 && /^(?:on|at|in|by|near|behind|past)$/.test(lead?.word ?? '');
    const elements = where ? clause.elements.slice(0, whose) : behind;
    // "put Carol Zimmer down dishwasher pull it"
    if (/^(?:down|for)$/.test(elements[0]?.word ?? '')) elements.shift();
    // "they got eight new laptops | set those up"
    const has =
      SUBJECTS.has(elements[0]?.word ?? '') || elements[0]?.word === 'there'
        ? elements.findIndex(
            ({ word }, at) =>
              HAS.test(word) ||
              (line.unit === 'hour' && LEARNS.test(word)) ||
              // "there's an upright piano at her mom's", "we did cables on units 14 and 22"
              (at === 1 && elements[0]!.word === 'there' && /^(?:'s|is|are|was)$/.test(word)) ||
              (at > 0 && at < 4 && /^did$/.test(word) && /^(?:we|i)$/.test(elements[0]!.word)),
          )
        : -1;
    if (has < 0 && (isRemark(elements) || SUBJECTS.has(elements[0]?.word ?? ''))) continue;
    // "their own thermostat one of those Nest ones"
    const kind = elements.findIndex(({ tag }, at) => tag === 'num' && elements[at + 1]?.word === 'of');
    const label = labelOf(elements.slice(has + 1, kind > has + 1 ? kind : elements.length), textAt(context));
    if (whose >= 0 && !label) return null;
    if (!label || isEmpty(label) || isPartial(label) || FROM.test(label)) continue;
    context.job.notes = context.job.notes.filter((note) => note.clause !== k || note.kind !== 'scope');
    return label;
  }
  return null;
}
