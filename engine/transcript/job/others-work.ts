/** Hours in which somebody of the client's works or minds something: "the neighbor's kid is watching the dog four hours". */
import { type Context, priceOf } from './context.ts';
import { readNote } from './read-notes.ts';

const PEOPLE =
  '(?:wife|husband|partner|son|daughter|kids?|boys?|girls?|brother|sister|mom|mother|dad|father|uncle|aunt|nephew|niece|cousin|grandson|granddaughter|roommate|neighbor|neighbour|landlord|landlady|tenants?|super|handyman|gardener|nanny|sitter|plumber|electrician|painter|roofer|mover|crew|guys?|buddy|friends?|in laws|(?:mother|father|brother|sister|son|daughter) in law|folks|parents)';
const DOES =
  "(?:(?:'s|'re| is| are| was|'ll be| will be|'s gonna be) (?!want|ask|hop|look|need|think|plan|pay|expect|help|book|hir|schedul|request)[a-z]+ing|(?:'s| is|'re| are|'ll be| will be) (?:there|out there|in there)|(?:'s got| has got|'ve got| have got| has| have) (?:the|it|that|all|his|her|their)|(?:'ll| will| can| is going to|'s gonna) (?!want|need|pay|be )[a-z]+)";
const OTHERS = new RegExp(
  `^ (?:(?:and|but|so) )*(?:his|her|their|the neighbor's|the neighbour's|the landlord's|the tenant's|the owner's) (?:own |other |oldest |youngest )?${PEOPLE}${DOES} `,
);

/** Nobody of ours bills them. */
export function readOthersWork(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  if (priceOf(clause) || !OTHERS.test(clause.shape)) return false;
  if (!clause.elements.some(({ tag, measure }) => tag === 'time' && /^(?:hour|minute)$/.test(measure!.unit)))
    return false;
  // "her brother's doing the trim | so that leaves me six hours"
  if (/ (?:i|we|my|our|leaves|leaving) /.test(clause.shape)) return false;
  readNote(context, index);
  return true;
}
