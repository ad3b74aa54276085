/** What recognizers write for words of the trades. Only where the word beside it leaves no doubt what was said. */
const MISHEARD: readonly (readonly [RegExp, string])[] = [
  [/\bpecks(?= (?:and|pipe|line|lines|fittings|tubing|crimp|manifold|repipe)\b)/gi, 'PEX'],
  [/\bgait(s?)\b/gi, 'gate$1'],
  [
    /\bwould (?=(?:posts?|fence|deck|floors?|flooring|trim|siding|stove|chips|screws|gates?|doors?|shutters|beams?|panels?|paneling|steps|railings?)\b)/gi,
    'wood ',
  ],
  [/\brod iron\b/gi, 'wrought iron'],
  [/\bice and waiter\b/gi, 'ice and water'],
  [/\blion set(s?)\b/gi, 'line set$1'],
  [/\b(?:go|geo) grid\b/gi, 'geogrid'],
  [/\bsheet rock\b/gi, 'Sheetrock'],
  [/\bfacia\b/gi, 'fascia'],
  [/\bsoffet(s?)\b/gi, 'soffit$1'],
  [/\bflu (?=(?:liner|pipe|cap|damper)\b)/gi, 'flue '],
  [/\bjoyce (?=hangers?\b)/gi, 'joist '],
];

/** The text with such words as they are spelled. */
export const asSpelled = (text: string): string =>
  MISHEARD.reduce((said, [heard, meant]) => said.replace(heard, meant), text);
