/** What a line is called once it is of another make: "doors to walnut", "cherry instead of maple". */
import { capitalize } from '../read-content.ts';
import { stemOf } from './related-words.ts';

/** What things are made of and how they are finished: said alone, it is no thing. */
const makes = new Set(
  `maple cherry walnut oak birch pine cedar fir redwood mahogany teak hickory ash alder poplar bamboo cypress spruce hemlock ipe acacia beech
  brass nickel chrome bronze copper steel iron aluminum stainless galvanized gold silver pewter zinc tin titanium
  granite quartz quartzite marble slate limestone travertine bluestone flagstone sandstone soapstone concrete brick stone porcelain ceramic
  glass acrylic vinyl pvc pex composite laminate mdf plywood melamine fiberglass plastic rubber wood wooden metal leather linen cotton silk wool polyester satin velvet burlap
  black white gray grey beige tan cream ivory brown red blue green navy charcoal almond bisque espresso natural clear
  matte gloss glossy semigloss eggshell flat brushed polished satin oiled painted stained primed smooth textured shaker raised
  daily weekly biweekly monthly quarterly yearly annual seasonal
  led solar electric gas propane halogen digital wireless smart manual automatic`.split(/\s+/),
);

const isMake = (word: string): boolean => makes.has(word) || (/s$/.test(word) && makes.has(word.slice(0, -1)));

/** The name as it is written on the line; `what` are the words that named the line, `old` those that the new ones stand in for. */
export function nameAnew(description: string, what: readonly string[], next: string, old: string | null): string {
  const words = description.split(' ');
  const heads = next.toLowerCase().split(/[ -]/);
  const last = stemOf(words.at(-1) ?? '');
  // "maple doors to walnut doors" says the whole name
  if (heads.some((word) => stemOf(word) === last)) return capitalize(next);
  if (old !== null) {
    const pattern = new RegExp(`\\b${old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'i');
    if (pattern.test(description) && description.toLowerCase() !== old.toLowerCase())
      return capitalize(description.replace(pattern, next));
  }
  const [kind] = what.filter((word) => isMake(word));
  // "switch the quarterly to monthly" of a quarterly service
  if (kind && heads.every(isMake) && new RegExp(`\\b${kind}\\b`, 'i').test(description) && words.length > 1)
    return capitalize(description.replace(new RegExp(`\\b${kind}\\b`, 'i'), next));
  const named = what.filter((word) => !/^(?:the|our|my|those|that|these|all|line|item|ones?)$/.test(word));
  const thing = words.length > 1 && named.length > 0 && stemOf(named.at(-1)!) === last && heads.every(isMake);
  return thing ? capitalize(`${next} ${words.at(-1)}`) : capitalize(next);
}

/** Whether all words only tell what a thing is made of. */
export const tellsMake = (text: string): boolean => text.toLowerCase().split(/[ -]/).every(isMake);

/** "225 amp one with breakers" in the place of "200 amp panel and breakers": what it is stays where only its size is told. */
export function resized(description: string, next: string): string {
  const told = /^(?<size>[\d.,]+)[ -]?(?<unit>[a-z]+)(?: (?:one|unit|model|size))?(?<more> .+)?$/i.exec(next)?.groups;
  const held =
    told && new RegExp(`[\\d.,]+(?<unit>[ -]?${told.unit}s?)\\b(?<thing>(?: [a-z]+)?)`, 'i').exec(description);
  if (!held || (told.more && !/^ (?:with|and|plus|without|in)\b/.test(told.more))) return capitalize(next);
  return told.more
    ? capitalize(`${told.size}${held.groups!.unit}${held.groups!.thing}${told.more}`)
    : capitalize(description.replace(held[0], `${told.size}${held.groups!.unit}${held.groups!.thing}`));
}
