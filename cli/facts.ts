import { readFacts } from '#engine/index.ts';

/** `{id?, text, reference}` → `{facts}`: what a text says, each fact with its kind, its fields and its place. */
export function facts(input: Record<string, unknown>): object {
  const { text, reference } = input;
  if (typeof text !== 'string') throw new Error('text must be a string');
  if (typeof reference !== 'string') throw new Error('reference must be an ISO date-time');
  return { facts: readFacts(text, reference) };
}
