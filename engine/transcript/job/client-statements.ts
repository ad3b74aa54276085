/** What is said of the client, and what of it a document says. */
import { wordSet } from '../vocabulary/words.ts';
import { type Context, percentOfClause } from './context.ts';
import type { JobNote, NoteKind } from './job.ts';
import { verbAt, wordsIn } from './statements.ts';

const SMALL = wordSet('too also just already now then though anyway maybe really');

const PROSE = new Set<NoteKind>(['scope', 'note', 'client', 'inclusion', 'exclusion', 'condition']);
/** A note in words: no term, no time. */
export const isProse = ({ kind }: JobNote): boolean => PROSE.has(kind);

/** That all has been said, or that it is so. */
export const EMPTY_POINT =
  /^(?:that|it|this)(?:'s| is| was|'ll be)? (?:everything|it|all|all of it|that|the lot|fine|great|good|right|funny|the one|what it is|about it|how it is|the plan|for sure|too bad|easy|done)$|^(?:that|it|this) (?:goes|works|helps)$/i;

/** Said, asked, thought: nothing of it is for the client. */
const TALKS = wordSet(
  'say says said think thinks thought tell tells told figure figures hope hopes hoped reckon reckons swear swears ask asks asked asking yells yelling laughs laughing guess guesses knows know knew',
);
const WANTS = wordSet('want wants need needs like likes take takes make makes get gets know love loves pick picks see');
const BACK = wordSet('it that this them those these one some me us him her');

/** Who the client is to us, or how life goes: a reason to be kind, and nothing for the paper. */
const WHO_THEY_ARE =
  /^(?:she|he|they|(?:the )?client)(?:'s|'re| is| are| was| were|'ve been| have been) (?:(?:an?|my|our|also|just|real|very|retired|getting) )*(?:seniors?|veterans?|vets?|navy|army|marines?|teachers?|nurses?|cops?|firefighters?|firem[ae]n|cousins?|nephew|niece|aunt|uncle|mother|father|family|friends?|budd(?:y|ies)|neighbou?rs?|customers?|clients?|regulars?|repeats?|nice|good people|retired|old|military|police|first responders?|church|student|students|nonprofit|non profit|charity)(?: (?:now|anyway|too|and all|of mine|of ours|from way back|here|navy|army|marine))*$/i;

/** How they came to us, or for how long: no part of the work. */
const HOW_THEY_CAME =
  /^(?:he|she|they)(?:'s|'ve| has| have)?(?: also| already| always)? (?:been (?:with|using) us|used us|(?:came|come) to us|(?:sent|sends?|referred|refers?) (?:us|me)(?: (?:the|a|his|her|their|some))? (?:work|neighbou?rs?|jobs?|people|customers?|clients?|business|folks)|been with (?:us|me)|used me)\b(?!.* (?:tax|%|\$))/i;

export const isOfClient = ({ kind }: JobNote, words: readonly string[]): boolean =>
  kind === 'client' || (kind === 'exclusion' && /^(?:he|she|they)$/.test(words[0]!));

/** What the client does, wants or has; null where it is nothing that a document says. */
export function clientStatement(context: Context, note: JobNote, words: readonly string[]): string | null {
  const text = note.text.trim();
  if (words[0] === 'the') return clientStatement(context, note, words.slice(1));
  if (HOW_THEY_CAME.test(text)) return null;
  if (WHO_THEY_ARE.test(text) && !/\b(?:tax|exempt)\b/i.test(text)) {
    const near = [note.clause - 1, note.clause + 1].some((k) => {
      const clause = context.clauses[k];
      return (
        clause !== undefined &&
        (percentOfClause(clause) !== undefined || / (?:off|free|no charge|waive|discount) /.test(clause.shape))
      );
    });
    if (near || words.length < 7) return null;
  }
  let k = 1;
  while (
    /^(?:'s|'re|'ll|'d|'ve|is|are|will|would|can|could|might|may|should|has|have|had|did|just|also|only|still|already|really|maybe|probably|never|always|even|not|don't|doesn't|didn't|hasn't|haven't|isn't|can't|won't|to|be|been)$/.test(
      words[k] ?? '',
    )
  )
    k++;
  const does = words[k];
  const rest = words.slice(k + 1).filter((word) => !SMALL.has(word));
  if (does === undefined) return null;
  const onlyBack = rest.every((word) => BACK.has(word) || word === 'to');
  if (TALKS.has(does)) {
    const said =
      /^(?:(?:she|he|they)(?:'s|'ve| has| have| hasn't| haven't| didn't)?(?: also| already)? (?:said|says|told (?:me|us)|knows?)(?: that)?) (.+)$/i.exec(
        text,
      )?.[1];
    if (said && !onlyBack && verbAt(wordsIn(said)) >= 0 && !/\d+ to spend\b/.test(said)) return said;
    const about = rest.filter((word) => !BACK.has(word));
    return (/^(?:asks?|asked|asking)$/.test(does) && about.length > 1) || /^(?:to|whatever)$/.test(rest[0] ?? '')
      ? text
      : null;
  }
  if (WANTS.has(does) && onlyBack) return null;
  if (
    /^(?:pays?|paid|says?|gave|sends?|sent|owns?|picks?|buys?|has|have|got|goes?|decided|decide|makes?)$/.test(does) &&
    onlyBack
  )
    return null;
  // "already bought": what, was said elsewhere or nowhere
  if (rest.length === 0 && /^(?:bought|sends?|gives?|keeps?|brings?|needs?)$/.test(does)) return null;
  // "can't make up their minds", "hasn't decided"
  if (/^(?:make|made)$/.test(does) && rest[0] === 'up' && /^minds?$/.test(rest.at(-1)!)) return null;
  return text;
}
