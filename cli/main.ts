/** The engine on the command line: one JSON object per line in, one per line out, in order. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { draft } from './draft.ts';
import { facts } from './facts.ts';
import { refine } from './refine.ts';

/** One input line's object → the object of its output line. Throws Error with a message for the person when the input is unusable. */
export type Verb = (input: Record<string, unknown>) => object;

const verbs: Record<string, Verb> = { draft, facts, refine };

const usage = `usage: npm run -s cli -- ${Object.keys(verbs).join(' | ')}

Reads one JSON object per line from standard input and writes one per line to standard output.
A line that cannot be used gives {"error": "..."} in its place.
`;

function answer(verb: Verb, line: string): object {
  let id: unknown;
  try {
    const input: unknown = JSON.parse(line);
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      throw new Error('A line must be a JSON object');
    id = (input as { id?: unknown }).id;
    return { ...(id === undefined ? {} : { id }), ...verb(input as Record<string, unknown>) };
  } catch (error) {
    return { ...(id === undefined ? {} : { id }), error: error instanceof Error ? error.message : String(error) };
  }
}

async function main(): Promise<void> {
  const verb = verbs[process.argv[2] ?? ''];
  if (!verb || process.argv.length > 3) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  // a reader that has seen enough (`| head`) is no failure
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    if (!process.stdout.write(`${JSON.stringify(answer(verb, line))}\n`)) await once(process.stdout, 'drain');
  }
}

await main();
