/** Whom a document is for, where no reader of names found anybody: as the words around tell. */
import type { Wording } from '../learned/tell-wording.ts';
import { determiners, isContent, isPlural, wordSet } from '../vocabulary/words.ts';
import type { Context } from './context.ts';
import type { Client } from './name-at.ts';
import { TITLES } from './name-words.ts';
import { capitalize } from './show-words.ts';
import { withSpelling } from './spell-name.ts';

/** A word of a name is worth as much as it is likelier than that to be of one; how much the words are worth on average. */
const EVEN = 0.3;
const LIKELY = 0.15;
/** So likely each of them is. */
const LIKELY_WORD = 0.2;
const LONGEST = 6;
const SMALL = wordSet("and of the at for 's");

/** Behind these stands a place, or somebody else. */
const PLACES = wordSet('past near by in on off from behind toward towards outside above below with');

/** Words on end of which each is likely printed as the client's name. */
function likelyNames({ heard }: Context, wording: Wording): [from: number, to: number][] {
  const names: [number, number][] = [];
  for (const [at, { start }] of heard.tokens.entries()) {
    const last = names.at(-1);
    if (wording.likelyAt(start, 'client') < LIKELY_WORD) continue;
    if (last?.[1] === at) last[1]++;
    else names.push([at, at + 1]);
  }
  return names;
}

/** The likeliest name; null where none is likely, or where it is no name. */
export function clientByWording(context: Context, wording: Wording): Client | null {
  const { heard, job } = context;
  let best: (Client & { worth: number }) | null = null;
  for (let [from, to] of likelyNames(context, wording)) {
    while (from < to && (determiners.has(heard.tokens[from]!.lower) || heard.tokens[from]!.lower.length === 1)) from++;
    while (to > from && SMALL.has(heard.tokens[to - 1]!.lower)) to--;
    // corrected away
    if (from === to) continue;
    const tokens = heard.tokens.slice(from, to);
    const worth = tokens.reduce((sum, { start }) => sum + wording.likelyAt(start, 'client') - EVEN, 0);
    const words = tokens.map(({ text, lower }) => (SMALL.has(lower) ? lower : (TITLES[lower] ?? capitalize(text))));
    const isName = tokens.some(({ lower }) => isContent(lower) && /^[a-zÀ-ɏ'’]{2,}$/.test(lower));
    if (!isName || tokens.length > LONGEST || worth < LIKELY * tokens.length || worth <= (best?.worth ?? 0)) continue;
    if (job.contactPerson && words.join(' ') === job.contactPerson) continue;
    // "out past Gentry" says where it is
    if (PLACES.has(heard.tokens[from - 1]?.lower ?? '')) continue;
    // "the Archuletas"
    const isFamily = heard.tokens[from - 1]?.lower === 'the' && tokens.length === 1 && isPlural(tokens[0]!.lower);
    best = { from, to, worth, name: `${isFamily ? 'The ' : ''}${words.join(' ').replaceAll(" 's", "'s")}` };
  }
  // "for the shimanskis and it's spelled S Z Y M A N S K I"
  return best && withSpelling(heard, { from: best.from, to: best.to, name: best.name });
}
