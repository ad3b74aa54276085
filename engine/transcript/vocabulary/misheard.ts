/** What recognizers write for words of the trades. Only where the word beside it leaves no doubt what was said. */
const MISHEARD: readonly (readonly [RegExp, string])[] = [
  [/\bpecks(?= (?:and|pipe|line|lines|fittings|tubing|crimp|manifold|repipe)\b)/gi, 'PEX'],
  [/\bgait(s?)\b/gi, 'gate$1'],
  [
    /(?<!\b(?:i|we|he|she|they|you|it|that|who|this|there|which) )\bwould (?=(?:posts?|fence|deck|floors?|flooring|trim|siding|stove|chips|screws|gates?|doors?|shutters|beams?|panels?|paneling|steps|railings?)\b)/gi,
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
  [/\btin set\b/gi, 'thinset'],
  [/\bfloor essence\b/gi, 'fluorescent'],
  [/\bfrench rain(s?)\b/gi, 'French drain$1'],
  [/\bcat sicks\b/gi, 'Cat6'],
  [/\begrets (?=(?:windows?|wells?)\b)/gi, 'egress '],
  [/\bso fit(s?)\b(?= (?:vents?|boards?|panels?|and fascia|fascia)\b)/gi, 'soffit$1'],
  [/\bsell you lows\b/gi, 'cellulose'],
  [/\bserpent teen\b/gi, 'serpentine'],
  [/\bsub way (?=tiles?\b)/gi, 'subway '],
  [/\bsoft watch\b/gi, 'soft wash'],
  [/\bwhacks (?=rings?\b)/gi, 'wax '],
  [/\bsure loin\b/gi, 'sirloin'],
  [/\bdoor jam(s?)\b/gi, 'door jamb$1'],
  [/\btung and groove\b/gi, 'tongue and groove'],
  [/\bship lap\b/gi, 'shiplap'],
  [/\bwains coating\b/gi, 'wainscoting'],
  [/\bhardy (?=(?:board|plank|siding|backer)\b)/gi, 'Hardie '],
  [/\bre bar\b/gi, 'rebar'],
  [/\bbull nose\b/gi, 'bullnose'],
  [/\bcock(ed|ing)? (?=(?:the|around|all|both|tub|windows?|seams?|joints?)\b)/gi, 'caulk$1 '],
  [/\b(coats? of|and|clear) vanish\b/gi, '$1 varnish'],
];

/** The text with such words as they are spelled. */
export const asSpelled = (text: string): string =>
  MISHEARD.reduce((said, [heard, meant]) => said.replace(heard, meant), text);
