/** Names that are spelled out behind themselves. */
import type { Place } from '../fact.ts';
import type { Heard } from '../hear.ts';

/** Heard almost as it is spelled: most of its letters are in the spelling. */
const isLike = (heard: string, spelled: string): boolean =>
  [...heard].filter((letter) => spelled.includes(letter)).length * 2 > heard.length;

/** "Katz that's K A T Z": letters that spell a name replace its last word. */
export function withSpelling<T extends Place & { name: string }>(heard: Heard, client: T): T {
  const { tokens } = heard;
  for (let i = client.to; i < Math.min(tokens.length, client.to + 14); i++) {
    // "with a v S O L V …": the article spells nothing
    if (/^an?$/.test(tokens[i]!.lower) && tokens[i - 1]?.lower === 'with') {
      i++;
      continue;
    }
    let at = i;
    while (/^[a-z]$/.test(tokens[at]?.lower ?? '') || (tokens[at]?.text === '-' && at > i)) at++;
    const letters = tokens
      .slice(i, at)
      .filter((token) => /^[a-z]$/.test(token.lower))
      .map((token) => token.lower);
    const words = client.name.split(' ');
    // "Haddad H A D D A D": the first letters were heard as part of the name
    if (i === client.to && (letters.length > 0 || / [A-Z] [A-Z] [A-Z]$/.test(client.name)))
      while (words.length > 1 && /^[A-Z]$/.test(words.at(-1)!)) letters.unshift(words.pop()!.toLowerCase());
    if (letters.length < 3) continue;
    const spelled = letters.join('');
    // "Una Gallagher that's U N A", "Thibault that's T H I B A U L T"
    const same = words.findIndex((word) => word.toLowerCase() === spelled);
    // "Tidewater Credit Union attention Marguerite Foss F O S S": somebody else's name
    const another = tokens
      .slice(client.to, i)
      .some(({ text, lower }) => /^[A-Z][a-z]/.test(text) && lower[0] === spelled[0] && isLike(lower, spelled));
    const own = words.some((word) => word[0]!.toLowerCase() === spelled[0] && isLike(word.toLowerCase(), spelled));
    if (same < 0 && another && !own) return client;
    const alike = words.findLastIndex((word) => word[0]!.toLowerCase() === spelled[0]);
    // "Eva Brennan that's spelled A O I F E Brennan": the word that is told again is not the one that was spelled
    const repeated = words.findIndex((word, k) => k > 0 && word === tokens[at]?.text);
    const last = same >= 0 ? same : repeated > 0 ? repeated - 1 : alike >= 0 ? alike : words.length - 1;
    // "the Iyengars that's I Y E N G A R": they stay several
    const several = words.length > 1 && words[0] === 'The' && /s$/.test(words[last]!) && !/s$/.test(spelled);
    words[last] = spelled.charAt(0).toUpperCase() + spelled.slice(1) + (several ? 's' : '');
    // "Quick Builders no it's Quigg Q U I G G Builders": the rest of the name is told once more
    let to = at;
    for (const word of words.slice(last + 1)) if (tokens[to]?.lower === word.toLowerCase()) to++;
    return { ...client, to, name: words.join(' ') };
  }
  return client;
}
