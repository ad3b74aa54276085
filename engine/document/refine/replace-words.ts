/** "change Salem to Eugene", "from Portland to Eugene": words of the texts that stand nowhere among the lines. */
import type { DocumentContent } from '../business-document.ts';
import { listKeys, textsOf } from '../read-content.ts';
import { changed, findTargets, type Handler } from './apply-edit.ts';
import { partsOf, wordsOf, writtenOf } from './clause.ts';

export const replaceWords: Handler = (clause, situation) => {
  const match =
    /^(?:change|replace|swap|correct|fix) (?:the )?(?:words? )?(?<old>[a-z][a-z' -]*?) (?:to|with|into|for) (?:the )?(?<next>[a-z](?:(?!MONEY|RATE|PERCENT).)*)$/d.exec(
      clause.pattern,
    ) ??
    /^(?:say |it 's |make it )?(?<next>[a-z][a-z' -]*?) (?:instead of|not|rather than) (?<old>[a-z][a-z' -]*)$/d.exec(
      clause.pattern,
    ) ??
    /^(?:change |replace )?(?<old>DURATION\d+) (?:to|with|into) (?<next>DURATION\d+)$/d.exec(
      clause.pattern.replace(/^change the /, 'change '),
    );
  if (!match) return null;
  const old = writtenOf(clause, partsOf(clause, match, 'old')).trim();
  const next = writtenOf(clause, partsOf(clause, match, 'next')).trim();
  if (old === '' || next === '' || old.length < 3) return null;
  // "the job's not done" says how it stands, and "that" is no word of the page
  if (/['’]s$|\b(?:is|are|was|were)$/i.test(next) || /^(?:that|this|it|them|those|these)$/i.test(old)) return null;
  const { content } = situation;
  if (!/\d/.test(old) && findTargets(situation, wordsOf(partsOf(clause, match, 'old'))).kind !== 'none') return null;
  const pattern = new RegExp(`(?<![\\w-])${old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'gi');
  // Lines that hold the same figure are changed as lines.
  const isLine = content.items.some(
    ({ quantity, unit }) => quantity !== null && unit && old.toLowerCase().startsWith(`${quantity} ${unit}`),
  );
  if (isLine) return null;
  const swap = (text: string): string =>
    text.replace(pattern, (found) => (/^[A-Z]/.test(found) ? next.charAt(0).toUpperCase() + next.slice(1) : next));
  const result = { ...content };
  const places: string[] = [];
  const set = <K extends keyof DocumentContent>(key: K, value: DocumentContent[K]): void => {
    result[key] = value;
    places.push(key);
  };
  for (const key of ['title', 'description', 'job_description', 'timeline'] as const) {
    const text = content[key];
    if (typeof text === 'string' && swap(text) !== text) set(key, swap(text));
  }
  for (const key of listKeys) {
    const texts = textsOf(content, key);
    if (texts.some((text) => swap(text) !== text)) set(key, texts.map(swap));
  }
  return places.length === 0 ? null : changed(result, `“${old}” → “${next}”`, []);
};
