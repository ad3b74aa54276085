/** What was said beside the prices, as sentences of a document: third person, no talk, no connectives. */
import type { JobNote } from '../transcript/job/job.ts';
import { capitalize } from '../transcript/job/show-words.ts';
import { wordTable } from '../word-table.ts';

const THIRD = wordTable<string>({
  have: 'has',
  "'ve": 'has',
  are: 'is',
  "'re": 'is',
  do: 'does',
  "don't": "doesn't",
  were: 'was',
  "aren't": "isn't",
  "haven't": "hasn't",
});
const STAYS =
  /^(can|can't|cannot|will|won't|would|should|may|might|must|already|also|just|only|still|never|never|'ll|'d|had|did|didn't|was|is|has|bought|got|gutted|gave|broke|came|went|took|found|left|lost|made|sold|sent|spent|told|said|thought|wrote|drove|ran|saw|kept|held|built|met|heard|felt|fell|grew|knew|threw|tore|wore|began|brought|supplied|agreed|picked|paid|knows|chose|both|all|not|probably|then|to)$/;

/** "they need to be out" → "Client needs to be out". */
function clientSentence(text: string): string {
  const match =
    /^(?:the )?(she|he|they|client|customer|homeowner|owner)((?:'s|'re|'ll|'d|'ve)?) (?:(just|also|really|basically|still|always|then|probably) )?(\S+)(.*)$/i.exec(
      text,
    );
  if (!match) return text;
  const [, subject = '', short = '', adverb = '', verb = '', rest = ''] = match;
  const many = /^they$/i.test(subject);
  const glue =
    short === "'re" || short === "'s"
      ? ' is'
      : short === "'ll"
        ? ' will'
        : short === "'d"
          ? ' would'
          : short === "'ve"
            ? ' has'
            : '';
  let shown = verb;
  if (many && !glue && !STAYS.test(verb))
    shown =
      THIRD[verb] ??
      (/(ed|ing)$/.test(verb) && !/^(bring|need|feed|speed|bleed|weed|shed|ring|string|swing|sing)$/.test(verb)
        ? verb
        : /(s|sh|ch|x|o)$/.test(verb)
          ? `${verb}es`
          : /[^aeiou]y$/.test(verb)
            ? `${verb.slice(0, -1)}ies`
            : `${verb}s`);
  else if (many && !glue) shown = THIRD[verb] ?? verb;
  const perfect =
    short === "'s" && /^(got|been|had|used|hired|become|gone|known|seen|worked)$/.test(verb) ? ' has' : glue;
  return `Client${perfect}${adverb ? ` ${adverb}` : ''} ${shown}${rest}`;
}

/** Words addressed to whoever writes the document fall away: "tell him the …", "mention we're licensed". */
function withoutAddress(text: string): string {
  const told =
    /^(?:please |just |also |and )*(?:(?:tell|remind|let|ask) (?:him|her|them|the (?:client|customer|homeowner|owner)|[A-Z]\w+)(?: know)?(?: (?:that|about))?|(?:mention|note|make a note|remember|write|say|put in|put a note|heads up|fyi|just so (?:they|she|he) (?:know|knows)|i want to (?:say|mention|note|tell (?:him|her|them))|we want to (?:say|mention|note|tell (?:him|her|them)))(?: (?:in there|down))?(?: (?:that|about))?|(?:make sure|be sure|don't forget)(?: (?:to (?:say|mention|note|tell (?:him|her|them)|put)|that|and (?:say|mention)))?) (.+)$/i.exec(
      text,
    );
  if (!told) return text;
  const rest = told[1]!;
  return /^to [a-z]/.test(rest) ? `Please ${rest.slice(3)}` : rest;
}

/** Small repairs of spoken English. */
function tidy(text: string): string {
  return text
    .replace(
      /\b(um|uh|er|you know|i guess|we guess|i mean|like i said|basically|actually|kind of|sort of|or whatever|and stuff)\b,? ?/gi,
      '',
    )
    .replace(/\b(that's|it's) (her|his|their) (responsibility|job)\b/gi, 'is the client’s $3')
    .replace(/\bon (her|him|them)$/i, 'by the client')
    .replace(/\bgonna\b/gi, 'going to')
    .replace(/\bwe'd need\b/gi, 'we will need')
    .replace(/\bwe 'd\b/gi, "we'd")
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replace(/^(and|so|then|but|also|okay|now|well|oh|because|plus) /i, '')
    .replace(/ (and|so|then|but|or|the|a|of|to|for|with|at)$/i, '')
    .trim();
}

/** One note as a sentence without its full stop; empty where nothing is left to say. */
export function noteSentence(note: JobNote): string {
  const text = tidy(withoutAddress(tidy(note.text)));
  switch (note.kind) {
    case 'warranty':
      return capitalize(warranty(text));
    case 'exclusion':
      return capitalize(exclusion(text));
    case 'client':
    case 'condition':
    case 'note':
    case 'inclusion':
    case 'tax':
      return capitalize(clientSentence(text));
    default:
      return capitalize(text);
  }
}

function warranty(text: string): string {
  const plain = text
    .replace(
      /^(?:we(?:'d|'ll|'re)?|i(?:'d|'ll)?|there is|there's|it(?:'s| has| comes with| gets)|that(?:'s| has| comes with)|they get|she gets|he gets|includes?|with|comes with|carries|put|give|offer|offering|giving|has|get|gets|a|an|the|my|our|standard|going to|would|will|put in|add| )+ (?=(?:\d|one|lifetime|full|limited|a |manufacturer|workmanship))/i,
      '',
    )
    .replace(/^(?:a|an) /i, '')
    .replace(/^(\d+) (day|week|month|year)s? /i, '$1-$2 ')
    .replace(/^(\d+)-(day|week|month|year)s /i, '$1-$2 ')
    .replace(/^one[ -](day|week|month|year)s? /i, '1-$1 ');
  return /^(warrant|guarantee)/i.test(plain) ? plain : plain;
}

function exclusion(text: string): string {
  if (/^(she|he|they|client|customer|the (client|customer|homeowner|owner))\b/i.test(text)) return clientSentence(text);
  const bare =
    /^(?:not including|excluding|excludes|doesn't include|does not include|not counting|we(?:'re| are) not doing|except for|except) (.+)$/i.exec(
      text,
    );
  return bare ? `${bare[1]} not included` : text;
}

/** The words of a text as whoever compares it with the dictation would count them. */
const flat = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9$%.@']+/g, ' ')
    .trim()
    .split(' ');

const LONGEST = 13;

/** A sentence that says many words just as they were dictated is divided where it breathes. */
export function breathe(sentence: string): string[] {
  const words = sentence.split(' ');
  if (flat(sentence).length <= LONGEST) return sentence ? [sentence] : [];
  let best = -1;
  for (let i = 4; i < words.length - 2; i++) {
    if (
      !/^(and|but|so|because|before|since|when|if|until|with|which|where|while|after|to|for|on|in|from|the|at)$/.test(
        words[i]!,
      )
    )
      continue;
    const weight = /^(and|but|so|because|before|since|when|if|until|which|while|after)$/.test(words[i]!)
      ? 0
      : /^(with|where|from|for)$/.test(words[i]!)
        ? 4
        : 8;
    const score = weight + Math.abs(i - words.length / 2);
    const now =
      best < 0
        ? Number.POSITIVE_INFINITY
        : (/^(and|but|so|because|before|since|when|if|until|which|while|after)$/.test(words[best]!)
            ? 0
            : /^(with|where|from|for)$/.test(words[best]!)
              ? 4
              : 8) + Math.abs(best - words.length / 2);
    if (score < now) best = i;
  }
  if (best < 0) best = Math.floor(words.length / 2);
  const head = words.slice(0, best).join(' ');
  const tail = words
    .slice(best)
    .join(' ')
    .replace(/^(and|but|so) /, '');
  return [...breathe(head), ...breathe(capitalize(tail))];
}
