/** Tone: friendlier, more formal, shorter. Wording alone changes; no figure, line, exclusion or term gets lost. */
import type { DocumentContent } from '../business-document.ts';
import { capitalize, listKeys, textsOf } from '../read-content.ts';
import { changed, type Handler, type Outcome, refuse } from './apply-edit.ts';

const asks =
  /\b(?:sounds?|tone|wording|friendl(?:y|ier)|warmer|warm|professional|formal|formally|polite|casual|shorter|shorten|concise|brief|briefer|tighten|condense|wordy|(?<!no )longer|simpler|simplify|plain(?:er)? (?:english|words|language)|nicer|polish|reword|rewrite|rephrase|personable|persuasive|upbeat|trim the (?:text|wording)|less (?:stiff|wordy|formal)|confident|clearer|cleaner|punchier|tidy up|proofread|salesy|approachable|inviting)\b/;

/** Longer ways of saying a thing, and the shorter one. Each keeps what is said. */
const shorter: [RegExp, string][] = [
  [/\bin order to\b/gi, 'to'],
  [/\bas well as\b/gi, 'and'],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\b(?:at this point in time|at this time)\b/gi, 'now'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin the event that\b/gi, 'if'],
  [/\bwith regard to\b/gi, 'on'],
  [/\b(?:we|our crew|our team) will\s+/gi, ''],
  [/\bthe customer\b/gi, 'customer'],
  [/\bthe client\b/gi, 'client'],
  [
    /\b(?:is|are) (?=(?:included|guaranteed|supplied|provided|moved|covered|excluded|required|billed|charged|done|installed|obtained|removed|repaired|replaced|tested|not included)\b)/gi,
    '',
  ],
  [/\b(?:thoroughly|professionally|completely|carefully|properly|basically|simply|really|very)\s+/gi, ''],
  [/\b(?:the|a|an)\s+(?=[a-z])/gi, ''],
];

const friendlier: [RegExp, string][] = [
  [/\bThe (?:customer|client)\b/g, 'You'],
  [/\bCustomer (selects|obtains|supplies|provides|moves|pays)\b/g, 'You $1'],
  [/\bYou (select|obtain|supplie|provide|move|pay)s\b/g, 'You $1'],
  [/\bYou supplie\b/g, 'You supply'],
  [/\bby the (?:customer|client)\b/g, 'by you'],
];

const moreFormal: [RegExp, string][] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bdon['’]t\b/gi, 'do not'],
  [/\bdoesn['’]t\b/gi, 'does not'],
  [/\bisn['’]t\b/gi, 'is not'],
  [/\baren['’]t\b/gi, 'are not'],
  [/\b(we|you|they)['’]ll\b/gi, '$1 will'],
  [/\b(we|you|they)['’]re\b/gi, '$1 are'],
  [/\b(it|that)['’]s\b/gi, '$1 is'],
  [/\bhaul away\b/gi, 'remove and dispose of'],
  [/\brip out\b/gi, 'remove'],
  [/\bget rid of\b/gi, 'remove'],
  [/\bstuff\b/gi, 'materials'],
];

const isText =
  /^(?:it|this|that|them|(?:the |my |our |this |that )?(?:whole |entire |all |overall )*(?:thing|quote|bid|estimate|invoice|document|proposal|text|texts|wording|words|language|description|scope|notes?|terms|tone|writing|copy|intro|introduction|summary|paragraphs?|sentences?|letter|everything)(?: of (?:it|this|the (?:quote|bid|estimate|invoice|document|proposal)))?(?: and .+)?)$/;

const greeting = 'Thank you for thinking of us for this work.';
const formality = 'We appreciate the opportunity to submit this proposal.';

export const reword: Handler = (clause, { content }) => {
  // "change the wording on the repair to site prep" names a line
  if (
    /^(?:change|update|edit|fix|set) the (?:wording|description) (?:of|on|for) .+ (?:to|say|read) /.test(clause.pattern)
  )
    return null;
  const { pattern } = clause;
  if (!asks.test(pattern) || /[A-Z]+\d/.test(pattern)) return null;
  // "make the fence nicer" is about the fence
  const about =
    /^(?:make|have|get|keep) (?<what>.+?) (?:sounds?|reads?|looks?|feels?|more|less|a (?:bit|little|lot|touch)|friendl|warm|professional|formal|polite|casual|short|concise|brief|tight|longer|simpl|nicer|personable|persuasive|upbeat|confident|clearer|cleaner|punchier|salesy|approachable|inviting)/.exec(
      pattern,
    )?.groups?.what;
  if (about && !isText.test(about)) return null;
  if (/^(?:add|change the (?:client|title)|shorten the (?:timeline|validity|warranty))\b/.test(pattern)) return null;
  if (
    /\b(?:short|shorter|shorten|concise|brief|briefer|tighten|condense|wordy|trim|punchier|simplify|simpler)\b/.test(
      pattern,
    )
  )
    return finish(content, shorten(content, keysNamed(pattern)), 'Wording shortened');
  if (/\b(?:friendl|warm|nicer|casual|personable|approachable|inviting|upbeat|less (?:stiff|formal))/.test(pattern))
    return finish(
      content,
      opened(replaced(content, friendlier, keysNamed(pattern)), greeting),
      'Wording made friendlier',
    );
  if (/\b(?:professional|formal|polite|formally|polish|confident)/.test(pattern))
    return finish(
      content,
      opened(replaced(content, moreFormal, keysNamed(pattern)), formality),
      'Wording made more formal',
    );
  return refuse(
    `“${clause.said}” needs a writer: say shorter, friendlier or more formal, or change the text yourself.`,
  );
};

function finish(before: DocumentContent, after: DocumentContent, change: string): Outcome {
  return JSON.stringify(before) === JSON.stringify(after)
    ? refuse('The wording cannot be changed that way without losing something.')
    : changed(after, change, []);
}

function opened(content: DocumentContent, sentence: string): DocumentContent {
  const text = content.description ?? '';
  return text.includes(sentence) ? content : { ...content, description: `${sentence} ${text}`.trim() };
}

type TextKey = 'description' | (typeof listKeys)[number];
const textNames: readonly [RegExp, TextKey][] = [
  [/\bdescription\b/, 'description'],
  [/\bscope\b/, 'scope'],
  [/\bnotes?\b/, 'notes'],
  [/\bterms\b/, 'terms'],
];

/** "make the description shorter": the texts that are named, all where none is. */
function keysNamed(pattern: string): readonly TextKey[] {
  const named = textNames.filter(([name]) => name.test(pattern)).map(([, key]) => key);
  return named.length > 0 ? named : ['description', ...listKeys];
}

function replaced(
  content: DocumentContent,
  rules: readonly [RegExp, string][],
  keys: readonly TextKey[],
): DocumentContent {
  const apply = (text: string): string => rules.reduce((result, [from, to]) => result.replace(from, to), text);
  return mapTexts(content, keys, (text) => (apply(text) === text ? text : capitalize(apply(text))));
}

/** Every sentence by itself, and only where it says as much in fewer letters. */
function shorten(content: DocumentContent, keys: readonly TextKey[]): DocumentContent {
  return mapTexts(content, keys, (text) => {
    const result = capitalize(
      shorter.reduce((left, [from, to]) => left.replace(from, to), text).replace(/\s{2,}/g, ' '),
    );
    const digits = (value: string): string => (value.match(/\d+/g) ?? []).join();
    return result.length < text.length && result.length > 0 && digits(result) === digits(text) ? result : text;
  });
}

function mapTexts(
  content: DocumentContent,
  keys: readonly TextKey[],
  change: (text: string) => string,
): DocumentContent {
  const next = { ...content };
  if (typeof content.description === 'string' && keys.includes('description'))
    next.description = change(content.description);
  for (const key of listKeys) {
    // what the business says of itself and how it works stays in its own words
    if (key === 'differentiators' || key === 'approach' || !keys.includes(key)) continue;
    const texts = textsOf(content, key);
    if (texts.some((text) => change(text) !== text)) next[key] = texts.map(change);
  }
  return next;
}
