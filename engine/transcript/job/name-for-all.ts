/** "the shutters we spray at the shop 900 for all the shutters": what a price is for, named before it and again behind. */
import { isContent, isPlural } from '../vocabulary/words.ts';
import type { Context } from './context.ts';
import { capitalize } from './show-words.ts';

const FOR_ALL =
  / #money for (?:all|both|the whole lot of)(?: of)?(?: (?:the|those|these|my|her|his|their))? ((?:[a-z]+ )?[a-z]+) $/;

export function nameForAll({ job, clauses }: Context): void {
  for (const line of job.lines) {
    const named = FOR_ALL.exec(clauses[line.clause]?.shape ?? '')?.[1];
    const noun = named?.split(' ').at(-1) ?? '';
    if (!named || !isContent(noun) || !isPlural(noun) || ` ${line.label.toLowerCase()} `.includes(` ${noun} `))
      continue;
    const said = [line.clause - 1, line.clause].map((k) => clauses[k]?.shape.split(' #money ')[0] ?? '').join(' ');
    if (` ${said} `.includes(` the ${named} `)) line.label = `${capitalize(named)}, ${line.label}`;
  }
}
