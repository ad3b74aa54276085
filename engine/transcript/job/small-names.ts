/** Whom a document is for where recognition wrote everything in small letters: known first names, and what organizations end in. */
import { isTradeWord } from '../../trades/classify-trade.ts';
import type { Place } from '../fact.ts';
import type { Heard } from '../hear.ts';
import { firstNames } from '../vocabulary/first-names.ts';
import {
  auxiliaries,
  conjunctions,
  determiners,
  fillers,
  prepositions,
  pronouns,
  workVerbs,
} from '../vocabulary/words.ts';
import { HOUSEHOLD, ORGANIZATION } from './name-words.ts';

type Named = Place & { name: string };

/** First names that mean something else in small letters. */
export const WORDS_AS_WELL =
  /^(will|mark|rose|dawn|april|june|holly|pat|sue|bill|jack|ray|dale|glen|rob|don|gene|dean|max|sandy|robin|drew|grace|wade|frank|jay|jade|crystal|amber|heather|ivan|ken|rick|tara|sally|carol|lee|gail|nick|josh|hank|jan|hal|kay|gil|lou|mae|ada|val|colin|dora|jasmine|victor|wally|mack|jerry|jimmy|billy|dolores|logan|jordan|harry|barry|bonnie)$/;

/** These alone say what is to be done rather than who: "Dave Miller kitchen", "… auto", "… office". */
export const VAGUE =
  /^(kitchen|travel|design|care|living|office|offices|bar|club|law|high|middle|art|print|media|electric|plumbing|supply|storage|auto|development|marketing|music|catering|events|animal|pet|eye|physical|health|medical|senior|property|deli|pizza|tower|engineering|software|systems|services|co|company|bbq|barbecue|hvac)$/;

/** Words that describe an organization and name none: "a new restaurant". */
const DESCRIBES =
  /^(small|local|new|old|big|commercial|private|public|town|corner|same|other|main|medical|auto|dental|whole|entire|empty|vacant|historic|rental|retail|office|work|repair|repairs|cleaning)$/;

/** "cobblestone brewing company", "harbor and vine realty" in small letters: words that end in what organizations are called. */
export function smallOrganizationAt(heard: Heard, i: number, taken: Uint8Array): Named | null {
  const { tokens } = heard;
  let at = tokens[i]?.lower === 'the' ? i + 1 : i;
  const words: string[] = [];
  for (; at < tokens.length && words.length < 5 && !taken[at] && !heard.numberAt[at]; at++) {
    const word = tokens[at]!.lower;
    const joins = words.length > 0 && /^(and|'s|of)$/.test(word);
    if (!joins && (!/^[a-z]{3,}$/.test(word) || DESCRIBES.test(word) || isOrdinary(word))) return null;
    if (word === "'s") words[words.length - 1] += word;
    else words.push(joins ? word : word.charAt(0).toUpperCase() + word.slice(1));
    const names = !VAGUE.test(word) || (words.length > 2 && ORGANIZATION.test(tokens[at - 1]!.lower));
    if (words.length > 1 && ORGANIZATION.test(word) && names && !ORGANIZATION.test(tokens[at + 1]?.lower ?? ''))
      return { from: i, to: at + 1, name: words.join(' ') };
  }
  return null;
}

const isOrdinary = (word: string): boolean =>
  fillers.has(word) ||
  determiners.has(word) ||
  prepositions.has(word) ||
  pronouns.has(word) ||
  auxiliaries.has(word) ||
  conjunctions.has(word) ||
  workVerbs.has(word);

/** Adds the words of the name that begins at token i; where it ends. */
export function lowers(heard: Heard, i: number, taken: Uint8Array, words: string[], titled: boolean): number {
  const { tokens } = heard;
  const name = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const surname = (k: number): boolean => {
    const token = tokens[k];
    const word = token?.lower ?? '';
    return (
      token !== undefined &&
      !taken[k] &&
      /^[a-z][a-z'-]{2,}$/.test(word) &&
      !heard.numberAt[k] &&
      !isOrdinary(word) &&
      !HOUSEHOLD.test(word) &&
      !/ing$/.test(word) &&
      !/^(he|she|his|her|they|okay|ok|so|labor|labour|materials|material|parts|new|old|whole|full|kitchen|bathroom|bath|master|guest|front|back|deep|weekly|monthly|standard|basic|regular|half|two|phone|email|cell|address|needs|wants|wedding|roof|fence|deck|driveway|garage|attic|basement|water|drain|panel|gutter|gutters|pool|lawn|website|tile|floor|floors|drywall|carpet|interior|exterior|total|travel|please|today|tomorrow|same|over|out|up|brake|oil|moving|wifi|network|concrete|patio|stump|tree|trees|window|windows|door|doors|lock|locks|dryer|washer|fridge|dishwasher|oven|furnace|ac|heat|ceiling|wall|walls|room|rooms|shower|tub|toilet|faucet|sink|house|outlet|outlets)$/.test(
        word,
      )
    );
  };
  let at = i;
  if (titled && !firstNames.has(tokens[at]!.lower)) {
    if (!surname(at)) return i;
    words.push(name(tokens[at]!.lower));
    return at + 1;
  }
  words.push(name(tokens[at]!.lower));
  at++;
  if (/^(and|&)$/.test(tokens[at]?.lower ?? '') && firstNames.has(tokens[at + 1]?.lower ?? '') && !taken[at + 1]) {
    words.push('and', name(tokens[at + 1]!.lower));
    at += 2;
  }
  if (surname(at)) {
    words.push(name(tokens[at]!.lower));
    at++;
  }
  return at;
}

/** What several of are no household, though no trade knows them. */
const NO_FAMILY =
  /^(?:kids|boys|girls|ladies|guys|folks|parents|children|owners|tenants|renters|neighbou?rs|friends|buyers|sellers|boards?|trustees|clients|customers|members|nurses|teachers|students|holidays|weekends|weeks|months|years|days|nights|mornings|evenings|hours|minutes|seasons|others|rest|same|next|ones|twos|units|sides|ends|corners|rooms|bedrooms|upstairs|downstairs|premises|grounds|works|details|extras|basics|sports|classes|lessons|finals|mocks|volunteers|donors|adults|grandkids|grandparents|twins|triplets|sisters|brothers|aunties|puppies|goats|foxes|boulders|planters|proofs|bills|stickers|brackets|terminals|townhouses|lofts|dress|christmas|diagnosis|bonus|business|address|process|access|campus|bus|boss)$/;

/** "the trujillos 165 a month" in small letters: several of a word that no trade knows, and nothing that they are. */
function severalAt({ tokens, numberAt }: Heard, i: number): Named | null {
  const word = tokens[i + 1]!.lower;
  const next = tokens[i + 2]?.lower ?? '';
  const ends =
    next === '' || numberAt[i + 2] !== undefined || (isOrdinary(next) && !/^(?:of|that|who|which)$/.test(next));
  if (tokens[i - 1]?.lower !== 'for' || i > 12 || !ends || !/^[a-z]{4,}s$/.test(word) || NO_FAMILY.test(word))
    return null;
  // behind a figure it is what the figure is for
  if (numberAt.some((number, k) => number !== undefined && k < i)) return null;
  if (isOrdinary(word) || tokens.some(({ text }) => /^[A-Z][a-z]/.test(text)) || isTradeWord(word)) return null;
  return { from: i, to: i + 2, name: `The ${word.charAt(0).toUpperCase()}${word.slice(1)}` };
}

/** "the garcia residence" in small letters. */
export function lowerFamilyAt(heard: Heard, i: number): Named | null {
  const { tokens } = heard;
  const word = tokens[i + 1]?.lower ?? '';
  const several = word && severalAt(heard, i);
  if (several) return several;
  if (!/^[a-z]{3,}$/.test(word) || !/^(residence|family|household)$/.test(tokens[i + 2]?.lower ?? '')) return null;
  const kind = tokens[i + 2]!.lower === 'family' ? 'Family' : 'Residence';
  return { from: i, to: i + 3, name: `The ${word.charAt(0).toUpperCase()}${word.slice(1)} ${kind}` };
}
