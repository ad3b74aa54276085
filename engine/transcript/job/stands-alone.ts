/** Whether a remark tells a client anything when it stands by itself on paper, and what of it is talk. */
import { auxiliaries, isContent, prepositions, wordSet } from '../vocabulary/words.ts';
import type { Context } from './context.ts';
import type { JobLine, JobNote } from './job.ts';
import { verbAt, wordsIn } from './statements.ts';

/** Behind one of these something is missing: "it takes", "the factory's saying", "that keeps". */
const HANGING = wordSet(
  "take takes taking need needs want wants keep keeps say says saying tell telling book booking run running remove have has had do does don't get gets let lets put puts make makes would could should will can 'd 'll is are was 's 're who which what where when how because the a an his her their my our your to of for with and or but if isn't aren't",
);
/** What somebody thinks, and no more. */
const OPINION =
  /^(?:(?:i|we) (?:know|guess|think so|swear|mean it|couldn't [a-z]+|don't know(?: (?:that|it))?(?: yet)?|can't (?:promise|say|tell|complain)(?: (?:that|it|on that|you that))?|won't lie|wouldn't worry)|(?:that|it)(?:'s| is| was) (?:(?:just|pretty|really|so|kind of) )*(?:why|crazy|wild|weird|insane|life|nuts|tough|hard|sad|nice|pretty|funny|true|obvious|ok|okay|normal)|(?:that|it) (?:ain't|isn't|is not) (?:going to|gonna) happen.*)$/i;
/** The client has not decided, or asks, or tells: nothing of it is agreed. */
const UNDECIDED =
  /^(?:he|she|they|client)(?:'s|'re| is| are| was| were|'ve been| has been| have been)?(?: still| also| just| really| only| kind of)* (?:thinking|torn|undecided|debating|deciding|nervous|on the fence|waffling|shopping around|wondering|hasn't|haven't|going back and forth|been thinking|keeps? (?:telling|asking|saying))(?: (?:yet|decided|us|me|it|on it|about it|on that|about that|over it))*(?: (?:it over|it through))?$/i;
/** Who is wanted somewhere, by name alone. */
const NAME_ALONE = /^it's [A-Z][a-z]+(?: [A-Z][a-z]+)?$/;
const SOME_OF_THEM =
  /^(?:so )?(?:many|most|some|all|both|lots|plenty|a lot|a few|one|two|\d+) of (?:them|those|it|that|these)$/i;
const PICKED =
  /^which(?:ever)?(?: one| way)? (?:he|she|they)(?:'d)? (?:picks?|takes?|goes?|wants?|chooses?|likes?)(?: (?:there|with|for))?$/i;
const HOW_MUCH =
  /^(?:it |that )?(?:all |really |just )*(?:depends(?: on| upon)?(?: how| (?:if|what|which|whether)(?: [a-z]+){0,2})?|depending(?: on| upon)?(?: (?:if|how|what|which|whether)(?: [a-z]+){0,2})?)$/i;
/** Words with which no work and no thing is named. */
const CHATTER =
  /^(?:hi|hello|eh|ha|haha|huh|yep|yeah|nope|obviously|hopefully|honestly|seriously|anyways?|note|upright|trip|day|ways?)(?: (?:yeah|hi|there|now))?$/i;
const KIND_OF_JOB =
  /^(?:(?:got|have|need|needs|wants) (?:an? )?)?(?:repairs?|install|installation|service|job|work|estimate|replacement)$/i;

const isWordless = (words: readonly string[]): boolean => !words.some((word, k) => k > 0 && auxiliaries.has(word));

/** Nothing is left of it that a client could read by itself. */
export function tellsNothing(note: JobNote, words: readonly string[]): boolean {
  const { text, kind } = note;
  const last = words.at(-1)!;
  if (CHATTER.test(text) || KIND_OF_JOB.test(text) || SOME_OF_THEM.test(text) || OPINION.test(text)) return true;
  if (UNDECIDED.test(text) || PICKED.test(text) || HOW_MUCH.test(text)) return true;
  if (NAME_ALONE.test(text)) return true;
  if (kind === 'scope') return false;
  // "sealed", "compressor": what of it, was said elsewhere
  if (words.length === 1 && kind !== 'inclusion' && kind !== 'exclusion') return true;
  if (
    words.length < 6 &&
    HANGING.has(last) &&
    !/ as (?:is|it is|they are)$/.test(text) &&
    !prepositions.has(last) &&
    verbAt(words) >= 0
  )
    return true;
  // "there now the dehumidifier"
  if (words[0] === 'there' && !auxiliaries.has(words[1]!) && isWordless(words)) return true;
  // "nothing for those", "on everything", "for the engagement"
  return (
    words.length < 5 &&
    /^(?:nothing|on|for|of|from)$/.test(words[0]!) &&
    isWordless(words) &&
    !words.slice(1).some((word) => isContent(word) && words.length > 3)
  );
}

const WAS =
  /\b(?:was|were|had|since|quit|peeled|stood|swung by|waited|went through|fell|broke|built|painted|stopped by|came by|looked at)\b/i;

/** "they had us out last March": what was before the work. */
export function isHistory({ clauses, today }: Context, { kind, text, clause }: JobNote): boolean {
  if (kind !== 'timeline' || !WAS.test(text) || /\b(?:until|till|before|by)\b/i.test(text)) return false;
  const elements = clauses[clause]?.elements ?? [];
  const days = elements.flatMap(({ phrase }) => (phrase?.kind === 'date' && phrase.date ? [phrase.date] : []));
  return days.length > 0 && days.every((day) => day < today) && !elements.some(({ tag }) => tag === 'time');
}

const ADDED =
  /^(?:is|are|was|'s|the|a|an|it|its|that|this|of|and|by|in|on|for|with|just|about|we|will|be|to|ft|sq|linear)$/;
const DENIES =
  /\b(?:not|no|none|never|n't|without|included?|includes|extra|free|separate|only|stays?|by)\b|n't\b|\b(?:theirs|ours|hers|his)\b/i;

/** "the patio is 14 by 16" beside a line "Patio, 14 by 16": the line says it. */
export function isOnLine(lines: readonly JobLine[], text: string, words: readonly string[]): boolean {
  if (DENIES.test(text) || words.length > 9) return false;
  const own = words.filter((word) => !ADDED.test(word));
  if (own.length === 0) return false;
  return lines.some(({ label, shown, quantity }) => {
    const said = [...wordsIn(label), ...wordsIn(shown ?? ''), ...(quantity === null ? [] : [String(quantity)])];
    return own.every((word) => said.includes(word)) && (own.length > 1 || /^(?:it|that)(?:'s)? /i.test(text));
  });
}

const TO_WRITER_BEHIND =
  / (?:and )?(?:just |please )?(?:(?:make sure|be sure|so)(?: (?:that's|it's|that is|that gets|it gets)(?: (?:written|in writing|on there|on it|noted|spelled out|down|clear))?(?: down| in| out)?)?|(?:so )?(?:write|put|note) (?:that|it) (?:in|down)(?: there)?|i just need that spelled out|reading it back(?: to myself)?|hey (?:babe|hon|honey|buddy) .*|you know what|can you believe it)$/i;
const SAYS_FIRST =
  /^(?:no|nah|yeah|yep|well|oh|though|however|obviously|eh|so|plus|what else|let me see) (?=(?:his|her|their|the|we|i|he|she|they|it|that|there)(?: |'))/i;

/** Without what is said to somebody else around it: "that is normal make sure that's written down". */
export const withoutTalk = (text: string): string =>
  text
    .replace(TO_WRITER_BEHIND, '')
    .replace(SAYS_FIRST, '')
    // "take $60.00 off for the core", "credit them $50.00 for the morning"
    .replace(/^(?:take|knock) (?:the |another )?(\$[\d,.]+) off(?= for | since | because )/i, '$1 off')
    .replace(/^(?:credit|give) (?:him|her|them) (?:back )?(\$[\d,.]+)(?: back)?(?= for )/i, '$1 credit')
    .trim();

/** "no charge", "no extra for that": said of what was told before. */
const FREE =
  /^(?:at )?no (?:extra )?(?:charge|cost)(?: (?:for|on) (?:it|that|this|them|those))?$|^no extra(?: (?:for|on) (?:it|that|this|them|those))?$/i;
const TOLD_FREE = /\b(?:charge|free|included|throw|extra)\b/i;

/** What is told to cost nothing, with that it does. */
export function withFavors(notes: readonly JobNote[]): JobNote[] {
  const out: JobNote[] = [];
  for (const note of notes) {
    const before = out.at(-1);
    const takes =
      before !== undefined &&
      FREE.test(note.text) &&
      /^(?:scope|note|inclusion|client)$/.test(before.kind) &&
      note.clause - before.clause < 2 &&
      !TOLD_FREE.test(before.text) &&
      wordsIn(before.text).length < 14;
    if (takes)
      out[out.length - 1] = {
        ...before,
        kind: 'inclusion',
        text: `${before.text} at ${/extra/i.test(note.text) ? 'no extra charge' : 'no charge'}`,
        places: [...before.places, ...note.places],
      };
    else out.push(note);
  }
  return out;
}
