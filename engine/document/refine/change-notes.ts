/** Words for the page: terms, notes, warranties, exclusions, scope. Added, replaced, taken out. */
import type { DocumentContent } from '../business-document.ts';
import { capitalize, type ListKey, listKeys, textsOf } from '../read-content.ts';
import { addText, listNames } from './add-text.ts';
import {
  changed,
  findTargets,
  type Handler,
  notUnderstood,
  type Outcome,
  refuse,
  type Situation,
} from './apply-edit.ts';
import { changeTerm } from './change-terms.ts';
import { type Clause, partsOf, wordsOf, writtenOf } from './clause.ts';
import { stemsOf } from './find-lines.ts';

/** "5 percent off if they pay in cash": said on the page, not taken off. */
export function addCondition(clause: Clause, { content }: Situation): Outcome {
  const text = writtenOf(clause, clause.parts).replace(
    /^(?:add|offer|give (?:them|him|her)?|apply|include|take|knock)\s+(?:an? )?/i,
    '',
  );
  return addText(content, 'terms', text);
}

/** Kinds of sentence that may be named by one word. */
const termNouns =
  /\b(?:warrant(?:y|ies)|guarantee|payment|financing|net NUMBER\d+|net \d+|due|insurance|insured|licensed|cancellation|late fee|change orders?|lien|permit responsibility)\b/;

export const changeNotes: Handler = (clause, situation) => {
  return (
    addNote(clause, situation) ??
    exclude(clause, situation) ??
    replaceText(clause, situation) ??
    removeText(clause, situation) ??
    changeTerm(clause, situation)
  );
};

const notePatterns: [RegExp, ListKey | null][] = [
  [
    /^(?:say|write|(?:add|put|include)(?= that (?:the |our |their |his |her )?[a-z' -]+? (?:is|are|was|were|will|must|should|can|may|has|have|had|needs?|does|do|don't|doesn't|won't|'s|'re|'ll|gets?|stays?|comes?|covers?|includes?)\b)) that (?<text>(?!(?:as|in|on|to|at|under|back|down|for|off|out|first|last|there|line|one)\b).+)$/d,
    'notes',
  ],
  [
    /^(?:add|put|include|write|leave|insert)(?: in)? (?!the lines? )(?:an? |another |the |one more )?(?:note|comment|reminder|disclaimer|sentence|line)s?(?: in| to| under)?(?: the (?<where>notes|terms|scope|approach|description))?(?: that says| saying| that| about| to say|:| for the (?:client|customer) that| -)? (?<text>.+)$/d,
    'notes',
  ],
  [
    /^(?:add|put|include|insert)(?: in)? (?:an? |another |the )?(?:payment )?(?:term|clause|condition)s?(?: that says| saying| that| about|:| of| -)? (?<text>.+)$/d,
    'terms',
  ],
  [
    /^(?:note|mention|point out|specify|clarify|state(?= (?:that|in|on|the|we|our|all|no)\b)|say)(?: in the (?<where>notes|terms|scope|approach|description))?(?: that|:)? (?<text>.+)$/d,
    'notes',
  ],
  [
    /^(?:add|put|write|include|insert|mention) (?:that )?(?<text>.+?) (?:to|in|into|under) (?:the )?(?<where>notes|terms|scope(?: of work)?|approach|why us|differentiators)(?: section)?$/d,
    null,
  ],
  [
    /^(?:add|put|include|insert) (?:to|in|into|under) (?:the )?(?<where>notes|terms|scope(?: of work)?|approach|why us|differentiators)(?: section)?(?: that|:| -)? (?<text>.+)$/d,
    null,
  ],
];

function addNote(clause: Clause, { content }: Situation): Outcome | null {
  for (const [expression, fallback] of notePatterns) {
    const match = expression.exec(clause.pattern);
    if (!match) continue;
    const text = writtenOf(clause, partsOf(clause, match, 'text')).replace(/^[\s:–—-]+/, '');
    const where = match.groups?.where;
    const key = where ? listFor(where) : fallback;
    // "say three" gives a figure
    if (!key || text === '' || (/^say\b/.test(clause.pattern) && !/ /.test(match.groups?.text ?? ''))) continue;
    if (/^(?:for|at|of) (?:MONEY|RATE|NUMBER)/.test(match.groups?.text ?? '')) continue;
    // "add a line for debris disposal at 150" is a line of the price, not a sentence
    if (/\blines?\b/.test(clause.pattern) && /\b(?:for|at) (?:MONEY|RATE|NUMBER)\d/.test(clause.pattern)) return null;
    // "chemicals get billed as used, pull that line and write it in the notes": more than words for the page
    if (
      /^(?:that|this|it|so)\b|^(?:down|up|out|in|off|on)$|, (?:so )?(?:pull|take|drop|remove|cut|lose) (?:that|it|the|this)\b/.test(
        match.groups?.text ?? '',
      )
    )
      return notUnderstood(clause);
    if (fallback === 'notes' && /^(?:item|for)\b/.test(match.groups?.text ?? '') && /\blines?\b/.test(clause.pattern))
      return null;
    if (isTopic(clause.pattern, match.groups?.text ?? ''))
      return refuse(`“${clause.said}” names only what it is about: say the words that should stand there.`);
    return addText(content, key === 'notes' && termNouns.test(match.groups?.text ?? '') ? 'terms' : key, text);
  }
  return null;
}

/** "a clause about lead paint": what it says is not said. */
const isTopic = (pattern: string, text: string): boolean =>
  /\b(?:note|clause|term|condition|sentence|comment|reminder|disclaimer)s? (?:about|on|regarding|that) /.test(
    pattern,
  ) &&
  (/ (?:about|on|regarding) /.test(pattern) || /^(?:the )?[a-z'-]+(?: [a-z'-]+)?$/.test(text)) &&
  !/\b(?:not?|is|are|be|will|must|should|can|may|has|have|needs?|gets?|goes|stays?|included|extra|required|only|due|charged|billed|free|by|being|\w{3,}ing|[a-z]{3,}s [a-z].*)\b/.test(
    text,
  );

function listFor(name: string): ListKey | null {
  if (/^scope/.test(name)) return 'scope';
  if (/^(why us|differentiators)$/.test(name)) return 'differentiators';
  return (listKeys as readonly string[]).includes(name) ? (name as ListKey) : null;
}

function exclude(clause: Clause, situation: Situation): Outcome | null {
  const { content } = situation;
  const verb = /^(?:exclude|add an exclusion for|list as excluded|add exclusion for) (?:the )?(?<what>.+)$/d.exec(
    clause.pattern,
  );
  if (verb) {
    const what = writtenOf(clause, partsOf(clause, verb, 'what'));
    return addText(content, 'notes', `${what} ${isMany(what) ? 'are' : 'is'} not included`);
  }
  const listed = /^exclu(?:sions?|des?) (?:are |is )?:? ?(?<what>.+)$/d.exec(clause.pattern);
  if (listed)
    return addText(
      content,
      'notes',
      `Not included: ${writtenOf(clause, partsOf(clause, listed, 'what')).replace(/^[:\s]+/, '')}`,
    );
  const sentence =
    /^(?:the )?[a-z' -]+? (?:(?:is |are )?not included|(?:is|are) (?:excluded|not part of (?:it|this|the job)|by others|not covered))$/.test(
      clause.pattern,
    );
  if (
    sentence ||
    /^(?:the |we |they |i |customer |client |homeowner |owner )[a-z' ]*\b(?:is|are|am|be) (?:not )?responsible for\b/.test(
      clause.pattern,
    ) ||
    /^(?:customer|client|homeowner|owner) (?:is )?responsible for\b/.test(clause.pattern)
  )
    return addText(content, 'notes', writtenOf(clause, clause.parts));
  // "software licenses included" where they were not
  const included = /^(?:the )?(?<what>[a-z][a-z' -]*?)(?: (?:is|are))?(?: now)? included(?: now| too)?$/d.exec(
    clause.pattern,
  );
  const before = included
    ? findTexts(content, stemsOf(included.groups!.what!), 'note').filter(({ text }) => /\bnot included\b/i.test(text))
    : [];
  if (before.length === 1) {
    const { key, at, text } = before[0]!;
    const now = text.replace(/\bnot (?=included\b)/i, '');
    return changed(
      { ...content, [key]: textsOf(content, key).map((old, index) => (index === at ? now : old)) },
      `${listNames[key]}: “${text}” → “${now}”`,
      [],
    );
  }
  const supplied =
    /^(?:the )?(?:client|customer|homeowner|owner|they|he|she) (?:'ll |will |is going to |is |are |'re |'s )?(?:supply|supplies|supplying|provide|provides|providing|furnish(?:es|ing)?|handle|handles|handling|take care of|takes care of|(?:do|does|doing)(?! want| need| like| have| prefer)|pull|pulls|pulling|move|moves) (?<what>.+)$/d.exec(
      clause.pattern,
    );
  const object = supplied
    ? wordsOf(partsOf(clause, supplied, 'what')).filter(
        (word) => !/^(themselves|himself|herself|own|on|their|his|her)$/.test(word),
      )
    : [];
  // What is charged here is taken off and not merely noted: that is for those who know the lines.
  if (supplied && /(?:MONEY|RATE)\d|\b(?:for|at) NUMBER\d/.test(clause.pattern)) return null;
  if (supplied && object.every((word) => /^(it|that|them|this|those|one)$/.test(word))) return null;
  if (supplied && findTargets(situation, object).kind !== 'lines')
    return addText(
      content,
      'notes',
      writtenOf(clause, clause.parts)
        .replace(/^(?:they|he|she)\b(?: ?'ll)?/i, 'The client')
        .replace(/^The client(?: ?'(?:re|s)| are)\b/i, 'The client is')
        .replace(/^The client(?: ?'ve| have)\b/i, 'The client has')
        .replace(
          /^The client (?!will|is|are)(supply|provide|furnish|handle|do|pull|move|take)\b/i,
          'The client will $1',
        ),
    );
  return null;
}

const isMany = (what: string): boolean => /[^su]s$/i.test(what) || / and /.test(what);

/** "change the HOA term to …": the sentence that the words name, in other words. */
function replaceText(clause: Clause, { content }: Situation): Outcome | null {
  const match =
    /^(?:change|update|replace|edit|make|reword|rewrite) (?:the )?(?:(?<what>[a-z' -]+?) )?(?<kind>note|term|clause|sentence|disclaimer|exclusion)(?: to| with| say| read| so it says)+ (?<text>.+)$/d.exec(
      clause.pattern,
    );
  if (!match) return null;
  const kind = match.groups!.kind!;
  const what = match.groups?.what;
  const hits = what && what !== 'the' ? findTexts(content, stemsOf(what), kind) : allTexts(content, kind);
  if (hits.length !== 1)
    return refuse(
      hits.length === 0
        ? `There is no ${[kind, what && `“${what}”`].filter(Boolean).join(' ')} in this document.`
        : `“${what ?? kind}” fits several sentences: say which one.`,
    );
  const { key, at, text } = hits[0]!;
  const next = capitalize(writtenOf(clause, partsOf(clause, match, 'text')));
  return changed(
    { ...content, [key]: textsOf(content, key).map((old, index) => (index === at ? next : old)) },
    `${listNames[key]}: “${text}” → “${next}”`,
    [],
  );
}

interface Hit {
  key: ListKey;
  at: number;
  text: string;
}

/** The notes, or the terms, all of them. */
const allTexts = (content: DocumentContent, kind: string): Hit[] => {
  const key = /^(?:term|clause)$/.test(kind) ? 'terms' : 'notes';
  return textsOf(content, key).map((text, at) => ({ key, at, text }));
};

/** Sentences that hold all the words; of several, those of the named kind. */
function findTexts(content: DocumentContent, query: readonly string[], kind: string): Hit[] {
  const hits = listKeys.flatMap((key) =>
    textsOf(content, key).flatMap((text, at) =>
      query.length > 0 && query.every((stem) => stemsOf(text).includes(stem)) ? [{ key, at, text }] : [],
    ),
  );
  const preferred = hits.filter(({ key }) =>
    /^(?:note|disclaimer|exclusion)/.test(kind)
      ? key === 'notes'
      : /^(?:term|clause)/.test(kind)
        ? key === 'terms'
        : true,
  );
  // a note may stand among the terms, but a point of the scope is none
  return preferred.length > 0
    ? preferred
    : hits.filter(
        ({ key }) => !/^(?:note|disclaimer|exclusion|term|clause)/.test(kind) || /^(?:notes|terms)$/.test(key),
      );
}

/** "remove the note about the faucet", "take out the warranty". */
function removeText(clause: Clause, { content }: Situation): Outcome | null {
  // "take the note about the gate off"
  const pattern = clause.pattern.replace(/^(take|leave|cut) (.+) (off|out|away)$/, '$1 $3 $2');
  const match =
    /^(?:remove|drop|delete|take (?:out|off|away)|leave (?:out|off)|lose|scratch|strike|get rid of|cut|omit|kill) (?:the |that |our |my )?(?:(?<kind>note|notes|term|terms|sentence|line|clause|part|bit|warranty|guarantee|exclusion|bullet|scope|disclaimer|mention)\b)(?: item)?(?: (?:about|on|for|of|that says|saying|regarding|with) (?:the )?(?<what>.+))?$/d.exec(
      pattern,
    ) ??
    /^(?:remove|drop|delete|take (?:out|off|away)|leave (?:out|off)|lose|scratch|strike|get rid of|cut|omit|kill) (?:the |that |our |my )?(?<what>[a-z' -]+?) (?<kind>note|term|sentence|clause|warranty|guarantee|exclusion|disclaimer)$/d.exec(
      pattern,
    );
  if (!match) return null;
  const kind = match.groups!.kind!;
  const words = match.groups?.what ?? '';
  if (words === '' && !/warranty|guarantee/.test(kind)) {
    const key = /^notes?$/.test(kind) ? 'notes' : /^terms?$/.test(kind) ? 'terms' : null;
    if (!key) return null;
    const texts = textsOf(content, key);
    if (texts.length === 0) return refuse(`There are no ${key} to take out.`);
    if (!/s$/.test(kind) && texts.length > 1) return refuse(`There are several ${key}: say which one.`);
    return changed(
      { ...content, [key]: [] },
      texts.map((text) => `${listNames[key]}: removed “${text}”`),
      [],
    );
  }
  const hits = findTexts(content, stemsOf(words === '' ? kind : words), kind);
  if (hits.length === 0)
    return /^(line|part|bit)$/.test(kind) ? null : refuse(`There is no ${kind} “${words || kind}” in this document.`);
  if (hits.length > 1) return refuse(`“${words || kind}” fits several sentences: say which one.`);
  const { key, at, text } = hits[0]!;
  return changed(
    { ...content, [key]: textsOf(content, key).filter((_, index) => index !== at) },
    `${listNames[key]}: removed “${text}”`,
    [],
  );
}
