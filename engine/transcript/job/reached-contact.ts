/** Somebody to turn to beside a client of another name. */
import type { Heard } from '../hear.ts';
import { firstNames } from '../vocabulary/first-names.ts';
import { wordSet } from '../vocabulary/words.ts';
import { CARS } from './cars.ts';
import { type Client, nameAt } from './name-at.ts';
import { isName } from './tell-names.ts';

const IN_CHARGE = wordSet(
  'owner manager person super superintendent principal director coordinator foreman supervisor',
);
/** Who does so to us is there for the client. */
const LEADS_US = wordSet('showed shows let lets walked walks met meets toured');

export const RUNS = /^(?:runs|owns|manages)$/;

/** "call me Donna's number is 802-555-0119", "Harbor Books owner is Priya": somebody beside a client of another name. */
export function reachedAt(heard: Heard, taken: Uint8Array, client: Client): Client | null {
  const { tokens } = heard;
  for (let i = 1; i < tokens.length - 3; i++) {
    const { lower } = tokens[i]!;
    const reached =
      lower === "'s" &&
      /^(?:number|cell|email|phone)$/.test(tokens[i + 1]!.lower) &&
      firstNames.has(tokens[i - 1]!.lower) &&
      isName(tokens[i - 1]!)
        ? nameAt(heard, i - 1, taken, true)
        : null;
    // "Pastor Greene is who you talk to"
    const asked =
      lower === 'who' && /^(?:is|'s)$/.test(tokens[i - 1]!.lower) && /^(?:you|i|we)$/.test(tokens[i + 1]!.lower)
        ? [3, 2]
            .map((back) => (i >= back ? nameAt(heard, i - back, taken, true) : null))
            .find((one) => one?.to === i - 1)
        : null;
    // "Father Tim showed me around", "Ms Pat let us in"
    const led =
      LEADS_US.has(lower) && /^(?:me|us)$/.test(tokens[i + 1]!.lower)
        ? [3, 2, 1]
            .map((back) => (i >= back ? nameAt(heard, i - back, taken, true) : null))
            .find((one) => one?.to === i && (one.from >= client.to || i < client.from))
        : null;
    // "manager there is Colette", "my person there is Bettina"
    const verb = tokens[i + 1]!.lower === 'there' ? i + 2 : i + 1;
    const owns =
      IN_CHARGE.has(lower) &&
      /^(?:is|'s)$/.test(tokens[verb]!.lower) &&
      isName(tokens[verb + 1]!) &&
      !CARS.test(tokens[verb + 1]!.lower)
        ? nameAt(heard, verb + 1, taken, true)
        : null;
    const runs = lower === 'named' ? nameAt(heard, i + 1, taken, false) : null;
    const person = reached ?? asked ?? led ?? owns ?? (runs && RUNS.test(tokens[runs.to]?.lower ?? '') ? runs : null);
    if (person && !(person.from < client.to && client.from < person.to) && !client.name.includes(person.name))
      return person;
  }
  return null;
}
