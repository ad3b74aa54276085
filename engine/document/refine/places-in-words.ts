/** "lines 2 and 4", "items 2 through 4", "the 2nd and 3rd items": places told together, each in a word of its own. */

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const cardinals = 'one two three four five six seven eight nine ten'.split(' ');

const number = `(?:\\d{1,2}|${cardinals.join('|')})`;
const place = `(?:\\d{1,2}(?:st|nd|rd|th)|${ordinals.join('|')})`;
const many = '(?:lines|items|rows|entries)';
const one = '(?:line|item|row|entry)';
/** What follows makes it a figure: "line 2 and 4 hours". */
const ends =
  '(?![\\d%.]*\\d|%| (?:dollars?|bucks|percent|hours?|days?|weeks?|feet|foot|each|apiece|an?|per|hundred|thousand)\\b)';
const and = ',? (?:and|&|plus|or) |, ';

const listed = new RegExp(`\\b(?:the )?${many} (${number}(?:(?:${and})${number})+)${ends}`, 'gi');
const repeated = new RegExp(`\\b${one} (${number}(?:(?:${and})${one} ${number})+)${ends}`, 'gi');
const ranged = new RegExp(`\\b(?:the )?${many} (${number}) (?:through|thru|to|till) (${number})${ends}`, 'gi');
const placed = new RegExp(
  `\\b(?:the )?(${place}(?:(?:${and})(?:the )?${place})+) (?:lines|items|rows|entries|ones|${one})\\b`,
  'gi',
);

/** The place from one; NaN where the word is none. */
const placeOf = (word: string): number => {
  const told = [cardinals, ordinals].map((words) => words.indexOf(word.toLowerCase()) + 1).find((at) => at > 0);
  return told ?? Number.parseInt(word, 10);
};

/** "the second and fourth line"; the words as they were where a place lies beyond what is counted in words. */
function inWords(said: string, places: readonly number[]): string {
  const words = places.map((at) => ordinals[at - 1]);
  return words.every((word) => word !== undefined) && words.length > 1 ? `the ${words.join(' and ')} line` : said;
}

const within = (list: string): number[] =>
  [...list.matchAll(new RegExp(`${place}|\\b${number}\\b`, 'gi'))].map(([word]) => placeOf(word));

/** The same instruction; only places that are told together are put in words. */
export const placesInWords = (text: string): string =>
  text
    .replace(ranged, (said, from: string, to: string) => {
      const [low, high] = [placeOf(from), placeOf(to)];
      return high > low && high <= 10
        ? inWords(
            said,
            Array.from({ length: high - low + 1 }, (_, at) => low + at),
          )
        : said;
    })
    .replace(listed, (said, list: string) => inWords(said, within(list)))
    .replace(repeated, (said, list: string) => inWords(said, within(list)))
    .replace(placed, (said, list: string) => inWords(said, within(list)));
