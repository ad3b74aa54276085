/** What a job is called where a line only says labor, or how large it is. */
import type { Job, JobLine } from '../transcript/job/job.ts';
import { workNouns, workVerbs } from '../transcript/vocabulary/words.ts';
import { isTalk, soundsWell, titleOf } from './compose-title.ts';
import { noteSentence } from './word-notes.ts';

/** What the hours are for, where a line only says labor. */
export function workOf(job: Job, lines: readonly JobLine[]): string | null {
  const scope = job.notes.filter((note) => note.kind === 'scope').map(({ text }) => text);
  // "leave it alone" is no work
  const named = scope.find((text) => !GOODS.test(text) && (!text.includes(' ') || soundsWell(text)));
  const title = titleOf(job);
  const told = title && !GOODS.test(title) && (!/[a-z] [a-z]/.test(title) || !isTalk(title)) ? title : null;
  const short = told ?? named ?? lines.find(namesWork)?.label ?? null;
  // "hang a pair of barn doors": of the title only "hang" was left
  const whole = lines.find(({ label }) => label.toLowerCase().startsWith(`${short?.toLowerCase()} `));
  const work = short && workVerbs.has(short) && !workNouns.has(short) ? (whole?.label ?? short) : short;
  return work?.replace(SOLD_WITH, '') ?? null;
}

/** "labor 300 materials 150": that goods come with it is no name of the work. */
const GOODS = /^(?:the )?(?:materials?|parts?|supplies|delivery|permits?|disposal)$/i;
const SOLD_WITH = /(?<=[a-z] [a-z]+) (?:materials|parts|supplies)$/;
const namesWork = ({ kind, label }: JobLine): boolean => kind !== 'labor' && label !== '' && !GOODS.test(label);

/** The last work named without a price before a line. */
export function workBefore(job: Job, line: JobLine): string | null {
  const named = job.notes
    .filter(
      (note) =>
        note.kind === 'scope' &&
        note.clause <= line.clause &&
        !/^(?:split|break|show|list) (?:it|that)\b/i.test(note.text),
    )
    .at(-1);
  return named ? noteSentence(named) : null;
}
