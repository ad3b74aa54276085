/** How often each field of a drafted document is right, over all judged dictations: `npx tsx bench/accuracy.ts [wrong]`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftDocument } from '../engine/document/draft-document.ts';
import { judge } from '../engine/golden/judge-draft.ts';
import { judgedSets } from '../engine/golden/judged-sets.ts';

const folder = join(import.meta.dirname, '../engine/golden/cases');
const showsWrong = process.argv.includes('wrong');

for (const name of judgedSets) {
  const cases = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const right = new Map<string, { right: number; of: number; wrong: string[] }>();
  const count = (field: string, ok: boolean, id: string) => {
    const entry = right.get(field) ?? { right: 0, of: 0, wrong: [] };
    entry.of += 1;
    if (ok) entry.right += 1;
    else entry.wrong.push(id);
    right.set(field, entry);
  };
  for (const one of cases) {
    const fields = judge(draftDocument(one), one.expect);
    for (const [field, ok] of Object.entries(fields)) count(field, Boolean(ok), one.id);
    count('every field', Object.values(fields).every(Boolean), one.id);
  }
  console.log(`\n${name}: ${cases.length} dictations`);
  for (const [field, entry] of right) {
    const share = ((100 * entry.right) / entry.of).toFixed(1);
    console.log(
      `  ${field.padEnd(20)}${String(entry.right).padStart(4)} of ${String(entry.of).padEnd(5)}${share.padStart(6)} %`,
    );
    if (showsWrong && entry.wrong.length > 0) console.log(`    ${entry.wrong.join(', ')}`);
  }
}
