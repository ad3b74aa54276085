/** Words by which a sum or a share comes off the price. */
import { wordSet } from '../vocabulary/words.ts';
import { type Clause, says } from './clauses.ts';

const FIGURE = '#(?:money|pct|num)';
const SIZE =
  '(?:about |like |another |an? |the |that |her |his |their |our |my |usual |normal |standard |full |good |by |flat )*';
const WHOM = '(?:him|her|them|you|us)';
const PRICE =
  '(?:it|that|this|(?:the |that |your |his |her |their |my |our )?(?:whole |total )?(?:price|total|bill|ticket|number|quote|invoice|thing))';
const LOWER =
  '(?:drop|dropping|knock|knocking|lower|lowering|reduce|reducing|cut|cutting|shave|shaving|trim|trimming|bring|bringing|take|taking)';
const GROUP =
  '(?:seniors?|veterans?|vets?|military|teachers?|nurses?|first responders|firemen|cops|neighbou?rs?|repeat (?:customers?|clients?|business)|regulars|returning (?:customers?|clients?)|loyal (?:customers?|clients?)|friends and family|family|referrals?|members?|cash)';

/** A share that is paid, charged or grown by is none that comes off. */
const NOT_PAID =
  '(?!(?:up ?front|down|now|today|deposit|to (?:start|book|hold|begin|schedule|lock)|at |on |of |when |before |after |more|extra|interest|commission|tax|markup|humidity|coverage|slope|finance|longer|bigger|shade|back))';

const PATTERNS = [
  // "fifty off", "knock ten percent right off", "ten percent cheaper", "fifty back for the old one"
  `${FIGURE} (?:right |straight |even )?(?:off|cheaper|back (?:for|on|since|because)) `,
  // "8 percent comes off the install"
  `${FIGURE} (?:comes|coming|goes|going|taken) (?:right )?off `,
  // "the 60 for last week's diagnosis gets credited"
  `${FIGURE} (?:for [a-z' ]+? )?(?:gets|get|is|'s|was|will be|'ll be|'d be) (?:credited|refunded|deducted|taken off|knocked off|applied) `,
  // "a fifty dollar referral credit", "ten percent senior citizen discount"
  `${FIGURE} (?:(?!for |and |plus |or |at |with )[a-z]+ ){0,2}?(?:discount|early bird|credit|rebate|coupon|voucher|refund|markdown|trade in|(?<!(?:hollow|solid|foam) )core(?: return| charge)?) `,
  // "a discount of ten percent", "the senior discount that's ten percent", "cut him a break of fifty", "credit her the 150"
  `(?:discount(?:ing|s|'s)?|credit(?:ing|s)?|rebate|coupon|voucher|refund(?:ing)?|markdown|(?<!lunch |coffee )break|trade in|comp|core (?:charge|return|deposit))(?:'s)? (?:(?:'s|is|was|of|for|that's|which is|worth|at|back|comes to|works out to|comes out to|${WHOM}) )*${SIZE}${FIGURE} `,
  // "take off the core 45", "minus the core 45"
  `(?:take|taking|knock|knocking|less|minus|deduct|deducting)(?: off)? (?:the|a|his|her|their|my) core(?: charge| return| deposit)? (?:of |is |at |that's )?${FIGURE} `,
  // "take off the hundred", "knock her off fifty"
  `(?:${LOWER}|taken|knocked) (?:${WHOM} )?off ${SIZE}${FIGURE} `,
  // "give her back 15 for the wait"
  `(?:give|giving|hand|handing|pay|paying) ${WHOM} back ${SIZE}${FIGURE} `,
  // "drop the price by fifty", "drop it fifty for her", "come down twenty on it"
  `${LOWER} ${PRICE} (?:down )?by ${SIZE}${FIGURE} `,
  `${LOWER} ${PRICE} (?:down )?${SIZE}${FIGURE} (?:for ${WHOM}|because|since|cause|as) `,
  `(?:come|coming) (?:down|off) ${SIZE}${FIGURE} (?:on|for|off) `,
  `${LOWER} the [a-z]+ (?:price )?(?:down )?by ${SIZE}${FIGURE} `,
  // "less a hundred for his old one", "minus the usual ten percent"
  `(?:less|minus|subtract|subtracting|deduct|deducting|dock(?= (?:me|${WHOM}) )|docking(?= (?:me|${WHOM}) )) (?:me |${WHOM} )?${SIZE}${FIGURE} `,
  // "I owe her fifty from last time"
  `(?:i|we)(?: still)? owe ${WHOM} ${SIZE}#(?:money|num) `,
  // "he talked me down a hundred"
  `(?:talked|beat|haggled|bargained|got) (?:me|us) (?:down|out of) ${SIZE}${FIGURE} `,
  // "cut him ten percent on the roof", "give her ten percent on the cleaning"
  `(?:cut|give|giving|knock|spot|save|do) ${WHOM} ${SIZE}#pct (?:on|for) (?:the|everything|all|it|this|that|his|her|their|both) `,
  // "I always do ten percent for seniors", "friends and family ten percent"
  `#pct (?:for )?${GROUP} `,
  `${GROUP} (?:rate |price |deal )?(?:is |'s |of )?#pct `,
  // "I'm giving them eight percent", "I give churches eight percent", but "I take 40 percent up front"
  `(?:i|we)(?:'m|'re|'ll|'d| always| usually| can)* (?:give|giving|gave) (?:(?:the |a |all )?[a-z]+ ){1,2}?${SIZE}#pct ${NOT_PAID}`,
  // "the builder gets seven percent like always"
  `(?:he|she|they|[a-z]{3,}) gets? ${SIZE}#pct ${NOT_PAID}`,
  // "I'll eat fifty of that", "we absorb 200"
  `(?:i|we)(?:'ll|'m|'re|'d| will)* (?:eat|eating|absorb|absorbing|swallow|swallowing) ${SIZE}${FIGURE} `,
  // "so ten percent less", "five percent for being a neighbor"
  `#pct less (?:for |on |since |because |$)`,
  `#pct for being (?:an?|such|my|our) `,
  // "then take ten percent because it's his mother's house"
  `(?:take|give) ${SIZE}#pct (?:because|since|cause|for (?!(?:materials?|the deposit|deposit)))`,
].map((pattern) => new RegExp(` ${pattern}`));

/** "then take ten percent": nothing else is said of it, nor behind it when it is to be paid. */
const TAKES = / (?:(?:^|then|and|just|so|but) )*take (?:an? |another |the usual )?#pct $/;
const TO_PAY = /^ (?:up ?front|down|now|today|to |at |on |upon |when |before |after |once |as )/;
export const takesShare = (shape: string, next: string): boolean =>
  TAKES.test(shape) &&
  !/ (?:i|we|i'll|we'll|to|i'd|can|they|she|he) (?:just |then )?take /.test(shape) &&
  !TO_PAY.test(next);

/** "take 20 percent off the crown" is work. */
const OFF_A_THING = / off (?:of )?(?:the|its|each|every) (?:[a-z]+ )?(?:crowns?|canopy|canopies|height|length|spread) /;

/** "pickup and drop off 60" is a service. */
const BROUGHT_BACK = / (?:pick ?up|pickups?|delivery) (?:and|or|plus|&) drop ?off /;

/** A sum comes off only beside one of these; a share may without. */
const COMING_OFF = wordSet(`
off cheaper back credited refunded deducted taken knocked applied discount discounts discounting credit credits crediting rebate coupon
voucher refund refunding markdown break trade comp core drop dropping knock knocking lower lowering reduce reducing cut cutting shave shaving
trim trimming bring bringing take taking come coming less minus subtract subtracting deduct deducting dock docking owe talked beat haggled
bargained got eat eating absorb absorbing swallow swallowing`);

/** Is something said to come off the price? */
export const takesOff = (clause: Clause, shape = clause.shape): boolean =>
  clause.elements.some(
    ({ tag }) => tag === 'pct' || ((tag === 'money' || tag === 'num') && says(clause, COMING_OFF)),
  ) &&
  !OFF_A_THING.test(shape) &&
  !BROUGHT_BACK.test(shape) &&
  PATTERNS.some((pattern) => pattern.test(shape));
