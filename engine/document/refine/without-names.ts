/** "howard wants cable railing": the client by name is whom "he" means. */

/** What somebody does or wants, behind the name. */
const DOES =
  "(?='s (?:going|getting|doing|having|paying|taking|buying|moving|putting|adding|keeping|supplying|not|good|fine|asking|picking|leaving|bringing|handling|thinking|changed|decided|got|already|also|now|still|ok|okay|been)\\b| (?:is|was|wants?|wanted|says?|said|doesn't|don't|didn't|does|has|had|needs?|asked|called|texted|emailed|decided|moved|changed|will|would|can|can't|won't|went|goes|likes?|prefers?|told|thinks?|picked|chose|pays?|holds?|gets?|got|just|already|also|still|never|signed|keeps?|put|pushed|agreed|approved|takes?|figured|figures|did|owns?|bought|buys?)\\b)";
/** What is to stand on the page keeps the names. */
const PAGE = /\b(?:put|write|note|mention|say|stick|get) (?:that|it|so|this)\b/i;

/** The words of the client's name, as a pattern; null where it has none. */
function namesIn(client: string | null | undefined): string | null {
  const names = (client ?? '')
    .split(/[^\p{L}'-]+/u)
    .filter((name) => name.length > 2 && !/^(?:the|and|inc|llc|ltd|mrs|dr|miss)$/i.test(name))
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return names.length === 0 ? null : `(?:${names.join('|')})`;
}

/** "charge Marisol 425": the client is whom it is charged to, and nothing of the line's name. */
export function toThem(text: string, client: string | null | undefined): string {
  const any = namesIn(client);
  return any === null
    ? text
    : text.replace(
        new RegExp(`\\b(charge|bill|quote|give|offer) ${any}(?: ${any})* (?=(?:an? |another |the )?\\S)`, 'gi'),
        '$1 them ',
      );
}

/** The text with "he" where the client's name says who does or wants something. */
export function withoutNames(text: string, client: string | null | undefined): string {
  const any = namesIn(client);
  if (any === null) return text;
  const told = new RegExp(
    `(^|[.;,] |\\b(?:and|so|but) )(?:the |mr\\.? |mrs\\.? |ms\\.? |dr\\.? )?${any}(?: ${any})*${DOES}`,
    'gi',
  );
  // "round it down to seven thousand for Luis"
  const given = new RegExp(` for ${any}(?: ${any})*(?=$|[.;,])`, 'gi');
  return text
    .split(/(?<=[.;] )/)
    .map((sentence) => (PAGE.test(sentence) ? sentence : sentence.replace(told, '$1he').replace(given, '')))
    .join('');
}
