/** Words of work that are nouns behind another noun. */
import { determiners, isContent, workNouns, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';

/** "drip edge eighty feet", "heat cable 60 feet", "metal edge trim": words of work that are nouns behind a noun. */
export function isCompound(row: readonly Element[], i: number, current: readonly Element[]): boolean {
  const last = current.at(-1);
  if (
    last?.tag !== 'word' ||
    !isContent(last.word) ||
    (workVerbs.has(last.word) && !workNouns.has(last.word) && current.length === 1) ||
    (!(wordAt(row, i) === 'repair' && /^(qty|num|money|rate|regular|time)$/.test(row[i + 1]?.tag ?? '')) &&
      !(
        wordAt(row, i) === 'tile' &&
        /^(wall|floor|shower|landing|bathroom|kitchen|ceiling|accent|pool|entry|subway|porcelain|ceramic|mosaic|field|penny|marble|slate|border|tub|glass|stone|hex|quarry|patio|hearth)$/.test(
          last.word,
        ) &&
        !current.some((element) => workVerbs.has(element.word))
      ) &&
      !/^(edge|cable|wire|trim|vent|cap|line|screen|drain|tape|hook|switch|store|form|point|level|test|strip|seal|frame|flash|cut|service|board|cover|filter|plate|jet|bead|out|brick|pipe|rod|glue|anchor|brace|nail|bolt|hook|tank|pump|clip|wrap|bond|set|plug|lock|load|top|change|run|coat|grade|float|trap|mount|stop|stain|mow|wash|dump|fix|setup|install|patch|service|paint|finish|tune)$/.test(
        wordAt(row, i),
      ))
  )
    return false;
  // the noun phrase it ends, and no whole sentence
  const from = current.findLastIndex(
    (element) =>
      !(
        element.tag === 'size' ||
        (element.tag === 'word' && (isContent(element.word) || determiners.has(element.word)))
      ),
  );
  return (
    current.length - from < 5 &&
    (from < 0 ||
      /^(and|plus|everything|then|so|want|wants|need|needs)$/.test(current[from]!.word) ||
      // "put 4400 on the oil change", "115 feet of duct wrap"
      (/^(of|on|for|with|in)$/.test(current[from]!.word) && !determiners.has(wordAt(row, i + 1))))
  );
}
