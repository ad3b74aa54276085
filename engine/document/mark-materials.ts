/** Which lines are material: what is bought and put in, beside the labor that does it. */
import type { Job, JobLine } from '../transcript/job/job.ts';
import type { LineItem } from './business-document.ts';
import { isVerbPhrase } from './word-lines.ts';

/** Things that are bought and put in; named last in a label they are what is sold. */
const GOODS =
  /\b(fittings?|valves?|pumps?|motors?|capacitors?|compressors?|condensers?|openers?|mortar|bricks?|blocks?|lumber|thinset|grout|paint|primer|sealer|caulk|breakers?|gaskets?|boots?|filters?|belts?|thermostats?|batter(?:y|ies)|hinges?|springs?|rollers?|refrigerant|sensors?|igniters?|switch(?:es)?|brackets?|pads|tires?|alternators?|starters?|radiators?|rotors?|calipers?|struts?|shocks|hoses?|cartridges?|flappers?|control boards?|circuit boards?|relays?|contactors?|transformers?|elements?|bearings?|blades?|keypads?|hard drives?|routers?|battery backups?|slides|(?:plywood|drywall) sheets|latch(?:es)?|knobs?|pulls?|(?:gallons|bags|rolls|tubes|boxes|sheets|bundles|cans|buckets|sticks) of [a-z]+|anchors?|screws|nails|bolts|mud|drywall|sheetrock|plywood|adhesive|stain|emulsion|wire|conduit|flashing|insulation|sand|cement|gravel|stone|sod|mulch|soil|plugs?|tape|faucets?|disposals?|chargers?|fans?|fixtures?|outlets?|tiles?|shingles|pickets|cellulose|foam|fabric|edging|seed|fertilizer|chlorine|liner|cables?|cords?|locksets?|deadbolts?|doorknobs?|glass|mirrors?|trim|molding|baseboard|casing)$/i;

/** A product priced by itself beside the labor that installs it is material. */
export function markMaterials(lines: readonly { line: JobLine; item: LineItem }[], job: Job): void {
  const labor = lines.find(
    ({ line }) => line.kind === 'labor' && /^(hour|day)$/.test(line.unit ?? '') && !line.optional,
  );
  for (const { line, item } of lines)
    if (
      line.kind === 'other' &&
      !line.optional &&
      line.source === 'said' &&
      !isVerbPhrase(line.label) &&
      /^(gallon|quart|tube|tin|can|pail|bucket|tub)$/.test(line.unit ?? '')
    ) {
      line.kind = 'material';
      item.kind = 'material';
    }
  if (!labor) return;
  const words = `${labor.line.label} ${job.notes
    .filter((note) => note.kind === 'scope')
    .map((note) => note.text)
    .join(' ')}`.toLowerCase();
  for (const { line, item } of lines) {
    if (line.kind !== 'other' || line.optional || line.source !== 'said') continue;
    if (
      GOODS.test(line.label.trim()) &&
      !isVerbPhrase(line.label) &&
      !/^(linear ft|sq ft|cu yd|square|hour|day)$/.test(line.unit ?? '')
    ) {
      line.kind = 'material';
      item.kind = 'material';
      continue;
    }
    if (/^(bag|roll|box|bundle|sheet|stick|case|pallet)$/.test(line.unit ?? '') && !isVerbPhrase(line.label)) {
      line.kind = 'material';
      item.kind = 'material';
      continue;
    }
    if (line.amount === null) continue;
    const label = line.label
      .toLowerCase()
      .replace(/^(the|a|an|new) /, '')
      .split(' ');
    const head = label.at(-1)!;
    if (label.length <= 3 && head.length > 3 && words.includes(head)) {
      line.kind = 'material';
      item.kind = 'material';
    }
  }
}
