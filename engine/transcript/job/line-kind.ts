/** What a line is sold as: labor, material, a fee, or neither. */
import type { LineKind } from '../../document/business-document.ts';
import { workVerbs } from '../vocabulary/words.ts';

const LABOR = /\b(labor|labour|hourly|(?<!after )hours?|workmanship|install(ation)? labor|man hours?)\b/i;
const FEE =
  /\b(permits?|fee|fees|dumpster|rental|rentals|rent|disposal|dump|haul(ing)?|delivery|service call|call ?out|trip charge|inspection|scaffold(ing)?|crane|lift(?! (?:cables?|station|pump|kit|arms?)\b)|licens(e|ing)|surcharge|diagnostic|engineering|survey|insurance|bond|porta ?potty|port[ -]a[ -]john|storage|parking|shipping|freight)\b/i;
const MATERIAL =
  /^((the |all |other |misc(ellaneous)? )?(materials?|parts?|supplies|hardware|lumber|fittings|equipment|consumables|material costs?|parts and (materials|supplies)|materials? and supplies)\b.*|.*\b(materials?|parts)|.*, (?:unit|part)s?|(?:the )?(?:unit|part)(?: itself| alone)?|.* (?:itself|themselves)|paint|the paint|primer|paint and (primer|supplies)|.*\bhardware)$/i;

/** Who is paid by the day: "me and my nephew three days at 640 a day", "for the two of us". */
const CREW =
  / (?:me|myself|meself|i'm in it|my (?:guys?|helper|son|nephew|brother|partner|crew|laborer|apprentice)|(?:helper|nephew|lad|apprentice|laborer|crew)|(?:both|pair|two|three) of us|#num (?:guys|men|painters|carpenters|masons|laborers)) /;

export function lineKindOf(label: string, per: string | null, shape: string): LineKind {
  if (/\bdelivery$/i.test(label)) return 'fee';
  if (
    MATERIAL.test(label.trim()) ||
    / #(money|rate) (in|for|worth of) (parts?|materials?|supplies|hardware|paint|lumber) /.test(shape) ||
    / (?:parts?|kit)(?:'s| is| was| are| were| came to| runs?)? (?:about )?#money /.test(shape) ||
    / #money for the (?:unit|part|parts|fixture|thing itself) /.test(shape) ||
    (!LABOR.test(label) &&
      !FEE.test(label) &&
      / #money (?:in|worth of) (?!(?:the|a|an|my|our|his|her|their|for|full|cash|advance|total|addition|each|all) )[a-z]/.test(
        shape,
      ))
  )
    return /allowance/i.test(label) ? 'other' : 'material';
  // by the day a machine is rented, work is labor
  const work =
    per === 'day' && (workVerbs.has(label.toLowerCase().split(' ')[0]!) || /ing\b/.test(label) || CREW.test(shape));
  if (per === 'h' || work || LABOR.test(label)) return 'labor';
  if (
    FEE.test(label) &&
    !/\b(?:garbage|new|unit|horse|horsepower|hp|batch feed) disposal|\bdisposals?\b.*\binstall|\bdisposal unit/i.test(
      label,
    )
  )
    return 'fee';
  return 'other';
}
