/** Words as they are written in haste, and what they stand for. */
export const hastyWords: readonly [pattern: RegExp, plain: string][] = [
  [/\b(?:til|till|'til)\b/gi, 'until'],
  [/\b(that|there|he|she|what|who|here|let)s\b(?! *['’])/gi, "$1's"],
  [
    /\bits\b(?= (?:\$?\d|an? |not |now |on |at |too |going |been |only |just |for |in |out |non |optional |free |included |due |refundable |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve ))/gi,
    "it's",
  ],
  // "headcounts 92 now"
  [/\b(head ?count|guest ?count)s(?= \$?\d)/gi, "$1's"],
  [/\b(they|you)re\b/gi, "$1're"],
  // "add 3 more percent"
  [
    /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (more|extra|additional) (percent|points?)\b/gi,
    '$1 $3 $2',
  ],
  [/\bim\b/gi, "I'm"],
  [/\b(i|they|we)ve\b/gi, "$1've"],
  [/\ban? (?:even|flat|cool|clean|round|straight) (?:thousand|grand)(?: dollars| bucks)?\b/gi, '1000 dollars'],
  [/\ban? (?:even|flat|cool|clean|round|straight) hundred(?: dollars| bucks)?\b/gi, '100 dollars'],
  [/\btho\b/gi, 'though'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bya\b/gi, 'you'],
  [/(?<=[a-z] )n(?= [a-z])/gi, 'and'],
  [/(?<=[a-z] )r(?= )/gi, 'are'],
  [/\bppl\b/gi, 'people'],
  [/\bem\b/gi, 'them'],
  // "she never used them boxes"
  [/\bthem (?=[a-z]{3,}s\b(?! (?:off|out|in|up|down)\b))(?!as\b|this\b|plus\b|less\b|always\b|guys\b)/gi, 'the '],
  [/\bcnt\b/gi, 'count'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bu\b(?= )/g, 'you'],
  [/\bw\/ ?(?=[a-z])/gi, 'with '],
  [/\bw\/o\b/gi, 'without'],
  [/\bshld\b/gi, 'should'],
  [/\bthx\b/gi, 'thanks'],
  [/\bpcs?\b/gi, 'pieces'],
  [/\binstd\b/gi, 'instead'],
  [/\bopt\b/gi, 'optional'],
  [/\bdisc\b/gi, 'discount'],
  [/\bqtys?\b/gi, 'quantity'],
  [/\bmatls?\b/gi, 'materials'],
  [/\bdep\b(?= \d| to)/gi, 'deposit'],
];

/** "dont" is "don't", however hastily it was written. */
export const withApostrophes = (text: string): string =>
  text.replace(/\b(ca|do|does|did|is|are|was|were|has|have|had|could|would|should|wo)nt\b/gi, "$1n't");
