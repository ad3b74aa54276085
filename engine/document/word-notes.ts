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

const HAS =
  /^ (?:an?|the|his|her|their|its|two|three|no|[\d,]+) (?!.*\b(?:ago|yesterday|already|last (?:week|month|year|time|spring|summer|fall|winter)|from|for)\b)/i;

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
  // "they've got a dog" says what they have, "she got it last year" what happened
  if (`${perfect} ${shown}`.trim().replace(/^has /, '') === 'got' && HAS.test(rest))
    return `Client${adverb ? ` ${adverb}` : ''} has${rest}`;
  if (perfect === ' has' && shown === 'got' && rest.startsWith(' to ')) return `Client has${rest}`;
  return `Client${perfect}${adverb ? ` ${adverb}` : ''} ${shown}${rest}`;
}

/** Those who are spoken of as "they" do it; whatever else "they" are may be things. */
const THEY_DO =
  "(?:wants?|needs?|pays?|pick|owe|had|have|get|sign|like|'d like|'ve got|'ve got to|have to|need to|hold|keep|supply|use|decide|choose|go (?:for|with)|ask|cancel|prepay|agree|book|approve|leave us|let us|provide|send|buy|bring)";
const WHO_LEADS = new RegExp(
  `^(if|when|once|until|unless|before|after|since|because|whatever|whichever(?: one| way)?|what|anything) (?:(he|she)('s|'ll|'d)? (?=[a-z])|(they) (?=${THEY_DO}\\b)|(they)('ve|'d) (?=got|like|rather))([a-z']+)( .*)?$`,
  'i',
);

const THEY_ARE_CLIENT = new RegExp(`^(?:he|she|his|her|their|they ${THEY_DO})\\b`, 'i');

/** "if she pays ahead" → "if the client pays ahead" */
function leadingClient(text: string): string {
  const match = WHO_LEADS.exec(text);
  if (!match) return text;
  const [, leads = '', one, short = '', many, more, moreShort = '', verb = '', rest = ''] = match;
  const said = clientSentence(`${one ?? many ?? more}${short || moreShort} ${verb}${rest}`);
  return `${leads} ${said.replace(/^Client/, 'the client')}`;
}

/** "his painter does the finish" → "Client's painter does the finish" */
const ofClientThings = (text: string): string =>
  text
    .replace(/^(?:his|her|their) (?=[a-z])/i, "Client's ")
    .replace(/^(Client's (?:[a-z]+ ){0,2}[a-z]+)'s (?=(?:not |also )?[a-z]+ing\b|going to)/, '$1 is ')
    .replace(/^(Client's (?:[a-z]+ ){0,2}[a-z]+)'s got (?=to\b|an?\b|the\b)/, '$1 has ');

/** "storm door: he's keeping the old one" → "Storm door: client is keeping the old one"; "they" there may be the things. */
function ofClient(text: string): string {
  return text
    .split(/(?<=:|–) /)
    .map((part, k) =>
      k === 0 || !/^(?:he|she)\b/.test(part)
        ? k === 0
          ? ofClientThings(clientSentence(leadingClient(part)))
          : part
        : clientSentence(part).replace(/^C/, 'c'),
    )
    .join(' ');
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

/** "she gave me a key" → "she gave us a key": the business speaks. */
const asBusiness = (text: string): string =>
  text
    .replace(/(?<!\band )\bme\b(?! and\b)/gi, 'us')
    .replace(/\bmine\b/gi, 'ours')
    .replace(/\bmyself\b/gi, 'ourselves')
    .replace(/(?<=^| )my (?=[a-z])/gi, (my) => (my.startsWith('M') ? 'Our ' : 'our '));

/** Small repairs of spoken English. */
function tidy(text: string): string {
  return text
    .replace(
      /\b(um|uh|er|you know|i guess|we guess|i mean|like i said|basically|actually|kind of|sort of|or whatever|and stuff)\b,? ?/gi,
      '',
    )
    .replace(/\b(that's|it's) (her|his|their) (responsibility|job)\b/gi, 'is the client’s $3')
    .replace(/\bor (?:it's|that's) on (?:her|him|them)$/i, 'or the client is responsible')
    .replace(/\bon (her|him|them)$/i, 'by the client')
    .replace(/^(?:it's|it is) (?=(?:PO|purchase order|work order|claim|job|order|ticket|policy) (?:number|#))/i, '')
    .replace(/^(?:(?:he|she|they)(?:'s|'re| is| are) )?(?=net \d+$)/i, 'payment terms: ')
    .replace(/\bgonna\b/gi, 'going to')
    .replace(/^(?:it |that )?depends(?: on)? how ([a-z]+)$/i, 'depends on how $1 it is')
    .replace(/\bwe'd need\b/gi, 'we will need')
    .replace(/\bwe 'd\b/gi, "we'd")
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replace(/^(and|so|then|but|also|okay|now|well|oh|because|plus) /i, '')
    .replace(/ (and|so|then|but|or|the|a|of|to|for|with|at)$/i, '')
    .replace(/[\s,:–]+$/, '')
    .trim();
}

/** One note as a sentence without its full stop; empty where nothing is left to say. */
export function noteSentence(note: JobNote): string {
  const text = asBusiness(tidy(withoutAddress(tidy(note.text))));
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
    case 'payment':
      return capitalize(ofClient(text));
    // "they're about six weeks out" is said of things
    case 'timeline':
      return capitalize(THEY_ARE_CLIENT.test(text) ? ofClient(text) : text);
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
  // "12 months on the alternator she left us a check already": the payment stands elsewhere
  const own = plain.replace(/(?<=[a-z]) (?:she|he|they) (?:already )?(?:left|gave|paid|sent|handed) .*\$\d.*$/i, '');
  // "90 days on the pump", "a year on the motor from the manufacturer"
  return /warrant|guarant|manufacturer/i.test(own)
    ? own
    : own.replace(/^(\S+-(?:day|week|month|year)|lifetime)(?= (?:on|for)\b)/i, '$1 warranty');
}

function exclusion(text: string): string {
  if (/^(she|he|they|client|customer|the (client|customer|homeowner|owner))\b/i.test(text) || /[–:] /.test(text))
    return ofClient(text);
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

/** A sentence that repeats more words than these on end just as they were dictated is no wording of ours. */
const LONGEST = 14;
/** Longer ones are hard to read, whoever's words they are. */
const READABLE = 26;

/** How many words on end both texts have. */
function inCommon(sentence: string, said: string): number {
  const [own, others] = [flat(sentence), flat(said)];
  let longest = 0;
  // the run that ends at each of the other words, for the own word before and for this one
  let before = new Uint16Array(others.length + 1);
  for (const word of own) {
    const here = new Uint16Array(others.length + 1);
    // a price is written, not repeated
    for (const [k, other] of others.entries())
      if (word === other && !word.startsWith('$')) {
        here[k + 1] = before[k]! + 1;
        longest = Math.max(longest, here[k + 1]!);
      }
    before = here;
  }
  return longest;
}

/** What hangs on the words before it reads badly by itself. */
const weightOf = (words: readonly string[], at: number): number => {
  if (words[at - 1] === '–') return -8;
  if (
    /^(?:and|but|so)$/.test(words[at]!) &&
    /^(?:we|they|it|he|she|there|the|that|his|her|their)$/i.test(words[at + 1] ?? '')
  )
    return -4;
  if (/^(?:and|but|so)$/.test(words[at]!)) return 0;
  if (/^(?:because|before|since|when|if|until|which|while|after)$/.test(words[at]!)) return 2;
  return /^(?:with|where|from|for)$/.test(words[at]!) ? 4 : 8;
};
const BREATH =
  /^(?:and|but|so|because|before|since|when|if|until|with|which|where|while|after|to|for|on|in|from|the|at)$/;

/** A sentence that says many words just as they were dictated in `said` is divided where it breathes. */
export function breathe(sentence: string, said: string = sentence): string[] {
  const words = sentence.split(' ');
  if (words.length <= READABLE && inCommon(sentence, said) <= LONGEST) return sentence ? [sentence] : [];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 4; i < words.length - 2; i++) {
    if (!BREATH.test(words[i]!) && words[i - 1] !== '–') continue;
    const score = weightOf(words, i) + Math.abs(i - words.length / 2);
    if (score >= least) continue;
    least = score;
    best = i;
  }
  if (best < 0) best = Math.floor(words.length / 2);
  const head = words.slice(0, best).join(' ');
  const tail = words
    .slice(best)
    .join(' ')
    .replace(/^(and|but|so) /, '');
  return [...breathe(head.replace(/[ ,–:]+$/, ''), said), ...breathe(capitalize(tail), said)];
}

/** Each entry once, whatever its signs and its capitals. */
export const unique = (list: readonly string[]): string[] => {
  const seen = new Set<string>();
  return list.filter((entry) => {
    const key = entry
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
    if (!key || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
