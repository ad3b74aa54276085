/** Whom to ask for, where a remark tells who somebody is: "Darlene's the manager". */
import type { Context } from './context.ts';
import { isName } from './tell-names.ts';

const ROLE =
  '(?:(?:[a-z]+ )?(?:manager|owner|super|superintendent|captain|president|foreman|pastor|principal|coordinator|secretary|director|boss|bookkeeper|contact|person|custodian|paralegal|trustee|chairman|chair|clerk|treasurer|supervisor|planner|receptionist|dispatcher|administrator|admin|landlord|chef|coach)|(?:[a-z]+ )?(?:guy|lady|gal|one))(?: (?:to (?:talk|speak) to|to (?:call|ask for|see)))?';
const NAME =
  '((?:(?:Mr|Mrs|Ms|Miss|Dr|Father|Pastor|Deacon|Sister|Rabbi|Coach|Chief|Captain)\\.? )?[A-Z][a-z]+(?: [A-Z][a-z]+)?)';
/** "who called", "who I deal with", "who's asking": behind whom it is, cut short where the next breath begins. */
const WHO =
  "(?:(?:that|who)(?:'s| is)? (?:called|calls|asking|ordered|set it up|runs it|handles it|(?:i|we|you) (?:deal|talk|email|call|see|ask|work|go through|report)(?: with| to| for)?|to (?:call|ask for|talk to|see|email)))";
const WHERE =
  '(?: (?:there|over there|on site|out there|on it|on this|on this one|on the job|in the office|at the front desk|at the desk))?';
const WHO_IS = [
  new RegExp(`^${NAME}(?:'s| is) (?:the|their|my) ${ROLE}(?: (?:there|over there|on site|out there))?$`),
  new RegExp(`^(?:the|their|my) ${ROLE}(?: (?:there|over there|on site|out there))?(?:'s| is|'s name is) ${NAME}$`),
  new RegExp(`^(?:the )?${ROLE}(?:'s name)?(?:'s| is) ${NAME}$`),
  new RegExp(`^${NAME}(?: (?:on|in|at|from) the [a-z]+)?(?:'s| is) (?:the (?:one|person|guy|lady) )?${WHO}$`),
  new RegExp(`^${NAME}(?:'s| is) (?:on the board|the [a-z]+)${WHERE}$`),
];

const IS_THAT = new RegExp(`^(?:he|she)(?:'s| is) (?:the|their) ${ROLE}$`);

const LIVES =
  /^(?:he|she|they|client)(?:'s|'re| is| are) (?:over |out |down |up )?at (\d+ [A-Z][a-z]+(?: [A-Z][a-z]+)?)$/;
const REACHED = /(?<= (?:is|'s) [A-Z][a-z]+(?: [A-Z][a-z]+)?) [\d(][\d) -]{6,}$/;

/** "Darlene's the manager", "the guy | there is Terry": whom to ask for, where nobody was named yet. */
export function tellContact({ job, heard }: Context): void {
  for (const [k, note] of job.notes.entries()) {
    const before = job.notes[k - 1];
    // "the super is Dominic 919-555-0177": how to reach him stands beside
    note.text = job.phone && REACHED.test(note.text) ? note.text.replace(REACHED, '') : note.text;
    const whole =
      before && /^there(?:'s| is) [A-Z]/.test(note.text) && before.clause === note.clause - 1
        ? `${before.text} ${note.text}`
        : note.text;
    // "he's the custodian": said of whom was just named
    if (job.contactPerson && IS_THAT.test(note.text)) note.text = '';
    // "he's at 1640 Sycamore"
    const where = job.address ? null : LIVES.exec(note.text);
    if (where && note.places[0]) {
      job.address = { value: where[1]!, place: note.places[0] };
      note.text = '';
    }
    const told = WHO_IS.map((form) => form.exec(whole)?.[1]).find(Boolean);
    // "there is Mike | Delvecchio": the name goes on in the next breath
    const next = heard.tokens[note.places[0]?.to ?? -1];
    const goesOn =
      told && !told.includes(' ') && whole.endsWith(told) && next && isName(next) && /^[A-Z][a-z]{3,}$/.test(next.text);
    const name = goesOn ? `${told} ${next.text}` : told;
    if (!name || (job.contactPerson && !job.contactPerson.includes(name) && !name.includes(job.contactPerson)))
      continue;
    if (!job.client?.name.includes(name)) job.contactPerson ??= name;
    if (job.contactPerson !== null && !job.contactPerson.includes(name)) job.contactPerson = name;
    note.text = '';
    if (whole !== note.text && before && whole.startsWith(`${before.text} `)) before.text = '';
  }
  job.notes = job.notes.filter(({ text }) => text !== '');
}
