/** Whoever was named by name and by what they are to the client is named on the paper: "the neighbor Joan has the keys". */
import { wordSet } from '../vocabulary/words.ts';
import { addNote, type Context } from './context.ts';
import { isName } from './tell-names.ts';

const ROLES =
  wordSet(`manager neighbor neighbour owner daughter son wife husband mom dad mother father sister brother assistant secretary
custodian super superintendent foreman principal bookkeeper partner tenant coordinator receptionist`);
const WHOSE = wordSet('the their his her');
/** How to reach somebody is told elsewhere. */
const REACH = wordSet('email cell phone number mobile');
const OTHERS = 3;

/** Adds a note for each who no words of the document name yet. What belongs to nobody's document stays out. */
export function mentionPeople(context: Context): void {
  const { job, heard, clauses, taken } = context;
  for (const [index, { elements }] of clauses.entries()) {
    if (taken[index] === OTHERS) continue;
    const at = elements.findIndex(({ tag, from }, k) => {
      const token = heard.tokens[from];
      return (
        tag === 'word' &&
        token !== undefined &&
        isName(token) &&
        ROLES.has(elements[k - 1]?.word ?? '') &&
        WHOSE.has(elements[k - 2]?.word ?? '')
      );
    });
    if (at < 0) continue;
    const name = heard.tokens[elements[at]!.from]!.text;
    const named = [
      job.client?.name,
      job.contactPerson,
      ...job.notes.map(({ text }) => text),
      ...job.lines.map(({ label }) => label),
    ];
    if (named.some((text) => text?.includes(name))) continue;
    const reach = elements.findIndex(
      ({ word, tag }, k) => k > at && (REACH.has(word) || word === "'s" || /^(?:email|phone)$/.test(tag)),
    );
    addNote(context, index, 'note', elements.slice(at - 2, reach < 0 ? elements.length : reach));
  }
}
