/** Whom to ask for, where a remark tells who somebody is: "Darlene's the manager". */
import type { Context } from './context.ts';
import { isName } from './tell-names.ts';

const ROLE =
  '(?:(?:[a-z]+ )?(?:manager|owner|super|superintendent|captain|president|foreman|pastor|principal|coordinator|secretary|director|boss|bookkeeper|contact|person|custodian)|(?:[a-z]+ )?(?:guy|lady|gal|one))(?: (?:to (?:talk|speak) to|to (?:call|ask for|see)))?';
const NAME = '([A-Z][a-z]+(?: [A-Z][a-z]+)?)';
const WHO_IS = [
  new RegExp(`^${NAME}(?:'s| is) (?:the|their|my) ${ROLE}(?: (?:there|over there|on site|out there))?$`),
  new RegExp(`^(?:the|their|my) ${ROLE}(?: (?:there|over there|on site|out there))?(?:'s| is|'s name is) ${NAME}$`),
];

const IS_THAT = new RegExp(`^(?:he|she)(?:'s| is) (?:the|their) ${ROLE}$`);

/** "Darlene's the manager", "the guy | there is Terry": whom to ask for, where nobody was named yet. */
export function tellContact({ job, heard }: Context): void {
  for (const [k, note] of job.notes.entries()) {
    const before = job.notes[k - 1];
    const whole =
      before && /^there(?:'s| is) [A-Z]/.test(note.text) && before.clause === note.clause - 1
        ? `${before.text} ${note.text}`
        : note.text;
    // "he's the custodian": said of whom was just named
    if (job.contactPerson && IS_THAT.test(note.text)) note.text = '';
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
