/** The typesetter never breaks inside a word, so that a very long one would run out of its column and off the page. */

const step = 15;
/** Accents, skin tones and the joiner itself belong to the character before them. */
const joinsOn = /\p{Mark}|\u200d|\p{Emoji_Modifier}/u;

/** Allows a line break (U+200B) every 15 characters in runs of more than `longest` without a space. */
export function breakLongWords(text: string, longest = 30): string {
  return text.replace(/[^\s\u200b]+/gu, (run) => {
    if (run.length <= longest) return run;
    let result = '';
    let since = 0;
    for (const character of run) {
      if (since >= step && !joinsOn.test(character) && !result.endsWith('\u200d')) {
        result += '\u200b';
        since = 0;
      }
      result += character;
      since += 1;
    }
    return result;
  });
}
