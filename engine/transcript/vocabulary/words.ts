/** Closed classes of English words, as far as reading dictations needs them. */
import { rememberWords } from '../../remember-words.ts';

/** Words parted by blanks. Asking a set costs a third of asking an expression that lists them. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const fillers = wordSet('um uh er erm ah hmm mm mhm uhm huh');
export const determiners = wordSet(
  'the a an this that these those my our your his her their its some any each every another both all whose no',
);
export const prepositions = wordSet(
  'of in on at for to past from with by over under up into onto around about near behind through across along against between inside outside off out down without within per until till before after during since upon above below toward towards beside besides beyond than as including excluding except',
);
export const pronouns = wordSet(
  'i we you he she they it who which what there someone somebody everyone everybody nobody',
);
export const auxiliaries = wordSet(
  "is are was were be been being am 's 're 'm 'll 've 'd will would should could can cannot can't won't wouldn't shouldn't couldn't isn't aren't wasn't weren't don't doesn't didn't do does did has have had having hasn't haven't may might must gonna gotta going",
);
export const conjunctions = wordSet(
  'and or but plus then also so because since if when while unless although though whereas',
);
export const adverbs = wordSet(
  'about around roughly maybe probably approximately only just like another extra additional up almost nearly exactly right another say total approx somewhere further roughly right even still also already basically actually really',
);

/** Verbs of work in their plain form; those that are nouns as well stand in `workNouns` too. */
export const workVerbs = wordSet(`
drill install replace repair fix remove tear demo demolish haul paint repaint prime stain seal reseal sand refinish patch caulk recaulk tile retile grout regrout
hang mount swap rewire wire run pull rekey clean wash powerwash scrub vacuum mop dust sanitize mow edge trim prune plant mulch aerate fertilize seed overseed spray
treat inspect test diagnose troubleshoot service tune flush drain snake cable jet unclog clear repipe plumb solder braze relocate move reroute extend add build rebuild
frame reframe sheath shingle reshingle roof reroof flash reflash pour form grade excavate dig trench backfill compact level lay set relay brick repoint tuckpoint
point parge stucco skim tape mud texture finish insulate blow air-seal weatherstrip vent balance charge recharge evacuate commission design develop redesign code
host migrate configure setup shoot photograph edit retouch film cater serve bartend cook deliver deploy tutor teach coach consult advise facilitate
assemble disassemble pack unpack load unload wrap store junk dispose dump recycle unlock open close winterize dewinterize balance refill resurface replaster
regrade resod sod till rake weed grind cut fell top limb chip stump remodel renovate gut rip strip scrape pressure powerwash soft-wash degrease rebuild
realign adjust lubricate rebalance straighten reinforce brace anchor secure fasten screw nail glue bolt weld cap recap line reline rod sweep screen rescreen
glaze reglaze hem upholster refasten rehang refit retrofit upgrade convert switch hook connect disconnect program reprogram activate bleed rotate align change do
supply furnish provide order source measure template fabricate set erect stake stretch restretch attach detach reattach reset refresh restore resecure recover reupholster rescan rewrap rehab recut recaulk recoat restain notarize translate transcribe proofread shorten lengthen sew alter embroider engrave shampoo deodorize polish buff launder exterminate declutter organize dismantle hydroseed dethatch decommission`);

/** A verb of work, also of what is done once more: "reglue". */
export const isWorkVerb = (word: string): boolean =>
  workVerbs.has(word) || (word.startsWith('re') && word.length > 4 && workVerbs.has(word.slice(2)));

/** Words of work that are nouns at least as often: they begin a clause only when an object follows. */
export const workNouns = wordSet(`
paint tile tear demo finish stain seal drain vent frame trim mulch hook wire cable prime patch tape mud texture grout caulk sand roof flash form grade dig brick point
level set point cap line screen glaze edge mow wash clean test service flush tune treat spray plant seed top cut chip stump strip pressure wrap pack load store junk dump design
code host film cook coach move run pull build add do change charge order measure template switch program open close pour lay vacuum mop dust shoot edit rod sweep store sod till rake
weed balance supply source upgrade reset refresh repair remodel fix swap blow gut rip cable jet snake`);

/** Who does the work. */
export const WORKERS =
  /^(guys?|m[ae]n|people|persons?|workers?|techs?|technicians?|helpers?|hands?|movers?|painters?|laborers?|labourers?|carpenters?|plumbers?|electricians?|roofers?|masons?|tenders?|finishers?|installers?|cleaners?|servers?|bartenders?|cooks?|chefs?|photographers?|shooters?|editors?|designers?|developers?|consultants?|analysts?|partners?|tutors?|drivers?|operators?|climbers?|groundsm[ae]n|welders?|mechanics?|engineers?|waiters?|waitstaff|staff|team|gang|assistants?|apprentices?|journeym[ae]n|forem[ae]n|landscapers?|gardeners?|fellas?|boys|lads?|mates?|ladies|women|crew|subs?|fitters?|glaziers?|tilers?|pavers|sweeps|dudes)$/;

/** What stands written on a thing follows: "keys stamped do not duplicate". */
export const LETTERED = wordSet(
  'stamped marked labeled labelled engraved lettered printed reading saying says reads etched stenciled embossed titled',
);

const irregularPlurals = wordSet(
  'people men women feet children teeth guys folks guests mice geese shelves leaves halves',
);
const notPlural = wordSet(
  'is was has this his its hers ours yours theirs gas glass grass brass plus minus less across class press dress bus us yes stainless seamless wireless various previous always perhaps besides canvas chassis access address process trellis focus status bonus premises series vs gallus truss cross boss loss mass pass compass harness fitness business stress sas miss las takes comes needs gets goes includes makes wants says gives adds brings means keeps cordless tankless ductless headless gross ss',
);

/** "outlets", "boxes", "people": a word that a count may stand before. */
export function isPlural(word: string): boolean {
  if (irregularPlurals.has(word)) return true;
  return word.length > 2 && word.endsWith('s') && !word.endsWith("'s") && !word.endsWith('ss') && !notPlural.has(word);
}

/** A word that carries meaning: a noun, an adjective or an unknown one. */
export const isContent = rememberWords(
  (word: string): boolean =>
    /^[a-zà-ɏ]/.test(word) &&
    !fillers.has(word) &&
    !determiners.has(word) &&
    !prepositions.has(word) &&
    !pronouns.has(word) &&
    !auxiliaries.has(word) &&
    !conjunctions.has(word) &&
    !/^(okay|ok|alright|yeah|yes|well|oh|hey|anyway|not|please|me|him|them|us|it|more|less|too|very|here|now|let|lets|tell|just|really|actually|figure|gets?|got|want|wants|need|needs|'s)$/.test(
      word,
    ),
);
