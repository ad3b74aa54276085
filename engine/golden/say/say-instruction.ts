/** Random documents and what is asked of them in random words: what comes back must be the document so changed, and nothing else. */
import type { BusinessProfile, CatalogueService, DocumentContent } from '../../document/business-document.ts';
import { Dice } from './dice.ts';
import { catalogueOf, contentOf, overlap, type SaidDocument, sayDocument, today } from './say-document.ts';
import type { Edit, SayEdit } from './say-edits.ts';
import { figureEdits } from './say-figure-edits.ts';
import { lineEdits } from './say-line-edits.ts';
import { otherWords, told } from './say-other-words.ts';
import { pageEdits } from './say-page-edits.ts';
import { ambiguous, refusals } from './say-refusals.ts';
import { standingEdits } from './say-standing-edits.ts';
import { termEdits } from './say-term-edits.ts';

export interface SaidInstruction {
  today: string;
  catalogue: CatalogueService[];
  profile: BusinessProfile;
  content: DocumentContent;
  instructions: string;
  /** The documents that may rightly come of it; none where it must be refused. */
  expect: DocumentContent[];
  /** What may come of it where not everything is carried out. */
  partly: DocumentContent[];
  /** One of several instructions cannot be carried out, and says so; or it is a remark. */
  partial: 'refused' | 'remark' | null;
  /** How the total comes about is free. */
  free: boolean;
  kinds: string[];
}

interface Plan {
  document: SaidDocument;
  edits: Edit[];
  joints: string[];
  opening: string;
  closing: string;
  /** Where "um" stands, as a share of the words. */
  filler: { at: number; word: string } | null;
}

const joints = [
  ' and ',
  ', ',
  '. ',
  ' and then ',
  ', and ',
  '. Also ',
  ' also ',
  ' then ',
  '. Then ',
  ', then ',
  ' and also ',
  ' oh and ',
];

/** The open end of a remark takes in what follows: "add a note that …", "call this …". */
const isText = ({ kind }: Edit): boolean => /^(?:note|title|rename|client|net)$/.test(kind);

function planInstruction(seed: number): Plan {
  const dice = new Dice(seed + 7_000_000);
  const document = sayDocument(dice);
  const edits: Edit[] = [];
  const bad = dice.chance(0.16);
  if (bad && dice.chance(0.3) && document.lines.length < 7) {
    const lumps = document.trade.lumps.filter(
      (thing) => thing.split(' ').length < 3 && !document.lines.some(({ name }) => overlap(name, thing)),
    );
    if (lumps.length > 0) {
      const noun = dice.pick(lumps).split(' ').at(-1)!;
      const twin = { sort: 'lump' as const, quantity: 1, unit: null, optional: false, per: [], many: null };
      for (const side of ['Front', 'Back'])
        if (!document.lines.some(({ name }) => overlap(name, `${side} ${noun}`)))
          document.lines.unshift({ ...twin, name: `${side} ${noun}`, price: dice.int(10, 40) * 1000 });
      if (document.lines.filter(({ name }) => name.endsWith(` ${noun}`)).length === 2)
        push(edits, ambiguous(dice, document));
    }
  }
  if (bad && edits.length === 0)
    for (let k = 0; k < 9 && edits.length === 0; k += 1) push(edits, dice.pick([...refusals, told])(dice, document));
  const wanted = bad ? (dice.chance(0.85) ? 0 : 1) : dice.pick([1, 1, 1, 2, 2, 3]);
  const places = edits.length === 0 && wanted === 1;
  const says: SayEdit[][] = [figureEdits, [...standingEdits, ...lineEdits], [...termEdits, ...pageEdits], otherWords];
  for (let tries = 0, made = 0; made < wanted && tries < 40; tries += 1) {
    const before = edits.length;
    push(edits, dice.pick(dice.pick(says))(dice, { ...document, places }));
    if (edits.length > before) made += 1;
  }
  // the open end of a text would take in what comes after it
  edits.sort((one, other) => Number(isText(one)) - Number(isText(other)));
  if (edits.filter(isText).length > 1) edits.pop();
  return {
    document,
    edits,
    joints: edits.map(() => dice.pick(joints)),
    opening: dice.chance(0.25)
      ? dice.pick([
          'okay so ',
          'uh ',
          'can you ',
          'hey ',
          'so ',
          'please ',
          'um okay ',
          'alright ',
          'one more thing, ',
          'go ahead and ',
        ])
      : '',
    closing: dice.chance(0.15)
      ? dice.pick([
          ' please',
          ' thanks',
          ', thanks',
          ' for me',
          ', leave the rest alone',
          '. Everything else stays the same',
        ])
      : '',
    filler: dice.chance(0.2) ? { at: dice.roll(), word: dice.pick(['um', 'uh', 'uhm', 'er']) } : null,
  };
}

/** Another edit, unless one before speaks of the same. */
function push(edits: Edit[], next: Edit | null): void {
  // "the fourth one twenty bucks" may be 120
  if (
    !next ||
    /\b(?:first|second|third|fourth|fifth|sixth|last) one (?:an? |\$?\d|\w+ (?:dollars|bucks|hundred|thousand|percent|and|cents)|\w+ty\b)/.test(
      next.words,
    )
  )
    return;
  const clash = edits.some(
    ({ about, kind }) =>
      kind === next.kind ||
      about.includes('all') ||
      next.about.includes('all') ||
      about.some((one) => next.about.some((other) => one === other || overlap(one, other))) ||
      // what stands on the whole is told apart from what it stands on by no reader at once
      /-(?:but|materials|all|goods)$|keep-only|move/.test(`${kind} ${next.kind}`),
  );
  if (!clash) edits.push(next);
}

const startsWithVerb =
  /^(?:make|change|set|put|price|update|add|drop|remove|delete|take|lower|raise|bump|cut|knock|bring|rename|call|move|list|swap|give|lose|get|skip|scratch|pull|leave|nix|kill|ditch|waive|comp|include|mark|turn|double|halve|increase|reduce|charge|throw|replace|split|round|show|switch)\b/;

function render(plan: Plan): SaidInstruction {
  const { document, edits } = plan;
  let words = '';
  for (const [k, { words: said }] of edits.entries()) {
    if (k === 0) {
      const opening =
        /^(?:can you|please|go ahead and) $/.test(plan.opening) && !startsWithVerb.test(said) ? '' : plan.opening;
      words = opening + said;
    } else {
      const glue = /^(?:also|plus|less)\b/.test(said) ? ', ' : plan.joints[k]!;
      words += glue + (/[.] $/.test(glue) ? said.charAt(0).toUpperCase() + said.slice(1) : said);
    }
  }
  if (plan.filler) {
    const all = words.split(' ');
    // within a figure or a name the filler would part what belongs together
    const spots = all.flatMap((word, at) =>
      /^(?:the|to|for|and|off|make|change|is|should|of|on|drop|add)$/.test(word) && at + 1 < all.length ? [at + 1] : [],
    );
    if (spots.length > 0) all.splice(spots[Math.floor(plan.filler.at * spots.length)]!, 0, plan.filler.word);
    words = all.join(' ');
  }
  if (edits.length > 0 && !edits.some(isText) && edits.every(({ apply }) => apply(document).length > 0))
    words += plan.closing;
  const good = edits.filter(({ apply }) => apply(document).length > 0);
  const bad = edits.find((edit) => !good.includes(edit));
  const after = (some: readonly Edit[]): DocumentContent[] =>
    some.reduce<SaidDocument[]>((documents, { apply }) => documents.flatMap(apply), [document]).map(contentOf);
  const subsets = Array.from({ length: 2 ** good.length - 1 }, (_, mask) => good.filter((_, at) => mask & (1 << at)));
  return {
    today,
    catalogue: catalogueOf(document),
    profile: { businessName: document.trade.business, description: `${document.trade.trade} work` },
    content: contentOf(document),
    instructions: words,
    expect: good.length === 0 ? [] : after(good),
    partly: subsets.flatMap(after),
    partial:
      good.length > 0 && bad ? (/^(?:unknown|impossible|ambiguous)$/.test(bad.kind) ? 'refused' : 'remark') : null,
    free: edits.some(({ free }) => free === true),
    kinds: edits.map(({ kind }) => kind),
  };
}

/** The instruction of that number; the same number says the same words. */
export function sayInstruction(seed: number): SaidInstruction {
  return render(planInstruction(seed));
}

/** The least of that instruction for which `fails` still holds: what is really not understood. */
export function shrinkInstruction(seed: number, fails: (said: SaidInstruction) => boolean): SaidInstruction {
  let plan = planInstruction(seed);
  const tryPlan = (next: Plan): void => {
    if (next.edits.length > 0 && fails(render(next))) plan = next;
  };
  tryPlan({ ...plan, filler: null });
  tryPlan({ ...plan, opening: '' });
  tryPlan({ ...plan, closing: '' });
  for (let k = plan.edits.length - 1; k >= 0; k -= 1)
    tryPlan({
      ...plan,
      edits: plan.edits.filter((_, at) => at !== k),
      joints: plan.joints.filter((_, at) => at !== k),
    });
  for (const key of ['discount', 'tax', 'deposit', 'travel'] as const)
    if (!plan.edits.some(({ about }) => about.includes(key) || about.includes('all')))
      tryPlan({ ...plan, document: { ...plan.document, [key]: null } });
  return render(plan);
}
