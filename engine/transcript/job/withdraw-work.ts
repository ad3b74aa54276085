/** Work that is taken back: "scratch the demo", "skip the sod", "never mind the shelves". */
import { addNote, type Context, priceOf, textAt } from './context.ts';
import { sumTakenOff } from './credits-told.ts';
import { takesOff } from './discount-words.ts';
import { labelOf } from './labels.ts';
import {
  heads,
  headsOf,
  isOfUnpriced,
  isTheirs,
  mayTakeBack,
  namedBefore,
  restored,
  takeBack,
  takeBackNamed,
  takesBackByPlace,
  takesLastBack,
} from './taken-back.ts';
import {
  COMES_OUT,
  DROPS_NEXT,
  GIVEN_UP,
  IS_OUT,
  NONE_OF,
  OFF,
  OFF_THE_PRICE,
  TAKES_BACK,
  THAT_IS_OUT,
  THAT_WAS_IT,
  UNDECIDED,
  WITHDRAWS,
} from './withdraw-words.ts';

const OWN =
  / (?:doing|do|handling|handle|taking care of|going to do|tackling|knocking out) (?:the |that |those |his own |her own |their own )?([a-z][a-z -]*?) (?:himself|herself|themselves|on (?:his|her|their) own) /;
/** Of what was said last: "skip that", "hold off on that one", "she doesn't want it". */
const LAST = new RegExp(
  `^ (?:no |nope |nah |oh |wait |hang on |hold on |actually |just |let's |we'll |i'll |you know what |(?!i |we )[a-z]+ said (?:to )?|(?:she|he|they)(?: said)? (?:to )?|(?:i|we) (?=(?:don't|won't) need ))*(?:${TAKES_BACK}|take(?! (?:that|it|this|those|them) (?:into|to|with|over|as|for|from) )|leave(?! (?:that|it|this|those|them|that one) (?:as|in|open|alone|(?:off|out)(?: of)? (?:the|my|our) (?:total|price|number|bottom)) )|pull) (?:that|it|this|those|them|that one|this one|that line|the last one|that last one)(?: back| right)?( out| off| last one| part| line)? `,
);
/** "the workshop day isn't in here they decided against it": what is told of a thing in the same breath. */
const TOLD_OF = new RegExp(
  ` (?:isn't|is not|not) in (?:here|this|there|it) (?:he|she|they) (?:${TAKES_BACK}) (?:it|that|them|those) $`,
);

/** "no scratch the deposit", "forget the discount". */
const SHARE_BACK = new RegExp(
  ` ${TAKES_BACK} (?:the |that |any |on the )?(deposit|retainer|down payment|discount) (?:she's|he's|they're|$)`,
);

/** "take 20 off, he's a veteran, no scratch that": a discount that was said after all lines is what goes. */
function takesBackShare({ job, clauses, taken }: Context, index: number): boolean {
  if (
    !job.discount ||
    !/^ (?:no |nope |wait |actually )*(?:scratch|strike|forget|never mind|cancel|kill|skip) /.test(
      clauses[index]!.shape,
    )
  )
    return false;
  const said = clauses.findLastIndex(
    (clause, k) =>
      k < index &&
      k > index - 4 &&
      job.discount!.places.some(({ from }) => clause.elements.some((e) => e.from <= from && from < e.to)),
  );
  if (said < 0 || clauses.slice(said + 1, index).some((clause) => priceOf(clause))) return false;
  job.discount = null;
  // why he would have had it goes with it
  job.notes = job.notes.filter((note) => note.clause <= said || note.clause >= index);
  for (let k = said + 1; k < index; k++) taken[k] = 3;
  return true;
}

/** "forget the pergola | she texted me | she doesn't want it": it is out since the last price. */
function alreadyOut({ clauses, taken }: Context, index: number): boolean {
  for (let k = index - 1; k >= Math.max(0, index - 3) && !priceOf(clauses[k]!); k--) if (taken[k] === 3) return true;
  return false;
}

/** "the drive's nothing | they're close by | so leave that out": it costs nothing anyway. */
function costsNothing({ clauses }: Context, index: number): boolean {
  for (let k = index - 1; k >= Math.max(0, index - 2) && !priceOf(clauses[k]!); k--)
    if (
      /^ (?:the|his|her|their|my|that) [a-z]+(?: [a-z]+)?(?:'s| is| are) (?:nothing|free|no charge|on (?:me|us)) /.test(
        clauses[k]!.shape,
      )
    )
      return true;
  return false;
}

/** Things, not words of taking back: "skip trowel texture", "drop ceiling", "drop cloths". */
const THINGS =
  / (?:scratch (?:coat|coats|pad|repairs?|removal|test|on the|in the|across the)|skip (?:trowel|hires?|rentals?|bin|lift|loader)(?:'s)?|drop (?:ceiling|cloth|cloths|box|leg|in)|(?<= (?:an?|the|one|rent|hire) )skip|scratch (?:resistant|proof|off)|(?:that|those|the|a|deep|any) scratch(?:es)?) /;
/** Takes back what was read before, and notes as excluded what the client does himself. */
export function withdrawWork(context: Context, index: number): boolean {
  if (sumTakenOff(context, index)) return true;
  if (!mayTakeBack(context, index)) return false;
  const clause = context.clauses[index]!;
  // "never mind scrap the TV": the second word takes back
  const shape = clause.shape.replace(
    / never ?mind (?=(?:scratch|skip|scrap|strike|drop|kill|toss|cancel|forget|lose|nix) )/,
    ' ',
  );
  if (!priceOf(clause) && restored(context, shape)) return true;
  // "the 60 gets credited | so take that off the price"
  if (context.job.discount && !priceOf(clause) && OFF_THE_PRICE.test(shape)) return true;
  // "they've got a twenty dollar coupon | so knock that off"
  const coupon = context.clauses[index - 1];
  if (
    coupon &&
    (priceOf(coupon)?.role === 'discount' || (context.job.discount && takesOff(coupon))) &&
    / (?:take|takes|knock|deduct) (?:that|it|this) off $/.test(shape)
  )
    return true;
  const share = SHARE_BACK.exec(shape)?.[1];
  if (share && !priceOf(clause)) {
    const { job } = context;
    if (share === 'discount') job.discount = null;
    else job.deposit = null;
    const kind = share === 'discount' ? 'scope' : 'payment';
    job.notes = job.notes.filter((note) => note.kind !== kind || note.clause < index - 4);
    return true;
  }
  // "if they cancel inside a day they still pay" takes nothing back
  if (/^ (?:if|unless|when|once|in case) (?:he|she|they|you|the [a-z]+|anyone|somebody) /.test(shape)) return false;
  const thing = THINGS.exec(shape)?.[0].trim();
  if (thing) {
    // "skip hire 240"; but "forget the skip hire", "skip the skip hire"
    if (!DROPS_NEXT.test(shape.replace(THINGS, '').trimEnd())) return false;
    takeBackNamed(context, index, thing);
    return true;
  }
  // "leave them one pile of chips by the shed"
  if (/ leave (?:him|her|them) (?:#num|an?|the|some|all the) [a-z]+ (?!out |off )/.test(shape)) return false;
  // "so take that as the deposit", "we chip the brush and take it at no charge"
  if (takesOff(clause, shape) || / take (?:that|it|this|them) (?:as|at|away|to|home|with) /.test(shape)) return false;
  if (priceOf(clause) && !/ (scratch|skip|scrap|never mind|forget|leave out|drop the) /.test(shape)) return false;
  // "he said not to bother with the cabin filter | so skip that one": what was just named, else the last
  const told = namedBefore(context, index);
  // "she's on the fence about the stairwell | so leave that out": no line was made of it
  const before = context.clauses[index - 1];
  const undecided =
    // "he tipped the kid cash | so leave that out of it": no work
    (before && / (?:tipped|slipped|handed) (?:me|us|him|her|them|the|my|our) /.test(before.shape)) ||
    (UNDECIDED.test(`${context.clauses[index - 2]?.shape ?? ''}|${before?.shape ?? ''}`) &&
      !priceOf(before!) &&
      told < 0);
  if (TOLD_OF.test(shape) || (LAST.test(shape) && isOfUnpriced(context, index))) return true;
  if (LAST.test(shape) && undecided) return true;
  const last = takesLastBack(context, index);
  if (last !== null) return last;
  // "our time is already in the foot price | so don't add that", "second trip was on me | so don't put that in"
  if (
    / (?:already|is|are|'s|it's|that's) (?:in|part of) (?:the|that|my|our) | (?:is|are|was|were|'s) (?:on (?:me|us)|free|no charge) $/.test(
      context.clauses[index - 1]?.shape ?? '',
    ) &&
    !priceOf(context.clauses[index - 1]!) &&
    /^ (?:so )?(?:don't|do not) (?:add|count|put|charge) /.test(shape)
  )
    return true;
  // "they decided against the bathroom | so leave that out": it is out already
  if (
    /^ (?:so |just )*(?:leave|take|pull|cut) (?:that|it|them|those) (?:out|off) $/.test(shape) &&
    context.taken[index - 1] === 3 &&
    / against /.test(context.clauses[index - 1]!.shape)
  )
    return true;
  if (LAST.test(shape) && told < 0 && (alreadyOut(context, index) || costsNothing(context, index))) return true;
  if (LAST.test(shape) && told >= 0 && !/ (take it off|leave it) /.test(shape)) {
    takeBack(context, told);
    return true;
  }
  // "her son's got a guy for the thermostat | so that comes off", "the arch was 400 | that's out"
  const priced = THAT_WAS_IT.test(shape) ? context.job.lines.findLastIndex((line) => line.clause === index - 1) : -1;
  const gone = told >= 0 && THAT_IS_OUT.test(shape) ? told : priced;
  if (gone >= 0) {
    takeBack(context, gone);
    return true;
  }
  // "he's doing the staining himself | so take that off": it went with the words before
  if (
    context.taken[index - 1] === 3 &&
    LAST.test(shape) &&
    /(^| )so$/.test(clause.opener) &&
    OWN.test(context.clauses[index - 1]!.shape)
  )
    return true;
  if (!priceOf(clause)) {
    if (
      /^ (?:so )?(?:that|the) last (?:one|part|thing|line|item)(?:'s| is) (?:out|off|gone) $/.test(shape) &&
      context.job.lines.length > 0
    ) {
      takeBack(context, context.job.lines.length - 1);
      return true;
    }
    // "15 percent on the buffet and the tea | but not the delivery" narrows a share
    const narrows = [1, 2].some((k) => / #(?:pct|tax) /.test(context.clauses[index - k]?.shape ?? ''));
    const denied = narrows ? undefined : (COMES_OUT.exec(shape) ?? NONE_OF.exec(shape) ?? GIVEN_UP.exec(shape))?.[1];
    if (denied && takeBackNamed(context, index, denied, true)) return true;
  }
  // "wallpaper 640 | nope | they changed their mind no wallpaper"
  const none = / no (?:more )?([a-z]+(?: [a-z]+)?) (?:on this one |then |now |after all )?$/.exec(shape)?.[1];
  if (
    none &&
    !priceOf(clause) &&
    (/ changed (?:his|her|their) minds? /.test(shape) ||
      / (?:nope|no|nah) $/.test(context.clauses[index - 1]?.shape ?? '') ||
      // "the painters are taking care of the trim | so no wrap on this one"
      (/(^| )so$/.test(clause.opener) && /^ no /.test(shape)) ||
      /^ (?:nope|nah) /.test(shape)) &&
    takeBackNamed(context, index, none)
  )
    return true;
  // "the pins are worn too | but he said leave those till winter": what was not priced is put off
  const putOff = / leave (?:it|them|that|those) (?:till|until|for) /.test(shape);
  if (putOff && !context.job.lines.some((line) => line.clause === index - 1)) return false;
  if (
    LAST.test(shape) &&
    !/ drop (?:it|them|those) (?:by|off(?! the (?:list|quote|bill|job))|over|at) | leave (?:it|them|that|those) (?:by|up|with|over) /.test(
      shape,
    ) &&
    !/ (tbd|determined|blank|open|pending|in place|alone|as is|there|where|for now|up to|with) /.test(shape)
  ) {
    const last = context.job.lines.at(-1);
    // "they asked about a blog | skip that": no line was made of it
    const before = context.clauses[index - 1];
    if (
      before &&
      !priceOf(before) &&
      / (asked|asking|talked|talking|wondered|wondering|mentioned|thought|thinking) (me |us )?(about|if|for|of) /.test(
        before.shape,
      )
    ) {
      context.job.notes = context.job.notes.filter((note) => note.clause !== index - 1);
      // "… a wet bar | no scratch that | don't put it in": said twice
      if (/^ (?:don't|do not) (?:put|add|include) (?:it|that) /.test(context.clauses[index + 1]?.shape ?? ''))
        context.taken[index + 1] = 3;
      return true;
    }
    if (takesBackShare(context, index)) return true;
    // "steel edging | I had 90 feet of that | but forget it": no line was made of it
    const measured =
      before !== undefined && !priceOf(before) && / #(?:qty|num) of (?:that|it|them|those) $/.test(before.shape);
    if (measured && (last === undefined || last.clause < index - 1)) {
      context.job.notes = context.job.notes.filter((note) => note.clause !== index - 1);
      return true;
    }
    // "she's still got a hundred dollar credit | so take that off": the credit, and no work
    const credited =
      before !== undefined &&
      // "she's got a coupon for ten off | so take that too"
      / off | (?:take|use|apply|honou?r|count) (?:that|it) (?:too|as well|also) /.test(shape) &&
      // "he gets 45 back for the old core | so take that off"
      (/ (credit|discount|rebate|coupon|voucher|refund|core) /.test(before.shape) ||
        (/ (gets?|back|gave|owe|owes) .*#money /.test(before.shape) &&
          !context.job.lines.some((line) => line.clause === index - 1)));
    if (credited) {
      const behind = clause.elements.findIndex(({ word }) => word === 'off');
      if (behind > 0 && behind + 1 < clause.elements.length)
        addNote(context, index, 'client', clause.elements.slice(behind + 1));
      return true;
    }
    // "photo booth was going to be 650 | but they found one | so drop that": no line was made of it
    const elsewhere = context.clauses.some(
      (one, k) => k > (last?.clause ?? -1) && k < index && context.taken[k] === 3 && priceOf(one)?.role === 'foreign',
    );
    if (elsewhere) return true;
    // "egress window 2400 | no wait | they had one | put in last year | take that out"
    if (
      last &&
      (last.clause >= index - 3 || (last.clause === index - 4 && / take that out /.test(shape))) &&
      !/ (take it off|leave it) /.test(shape)
    ) {
      takeBack(context, context.job.lines.length - 1);
      // "strike that | oil change": its name, said again
      const next = context.clauses[index + 1];
      const named = next && !priceOf(next) && / that $/.test(shape) ? heads(next.shape) : [];
      if (named.length && named.every((word) => headsOf(last).includes(word))) context.taken[index + 1] = 3;
      return true;
    }
    return /^ (scratch|strike|never mind|nevermind|forget|cancel|kill|scrap) /.test(shape);
  }
  if (!priceOf(clause) && (takesBackByPlace(context, index) || isTheirs(context, index))) return true;
  const own = OWN.exec(shape);
  if (own) {
    const named = heads(own[1]!);
    const at = context.job.lines.findLastIndex(
      (line) => line.clause >= index - 3 && named.length > 0 && named.every((word) => headsOf(line).includes(word)),
    );
    if (at >= 0) {
      takeBack(context, at);
      context.job.notes.push({
        kind: 'exclusion',
        clause: index,
        text: `${own[1]} by the client`,
        places: [{ from: clause.elements[0]!.from, to: clause.elements.at(-1)!.to }],
      });
      return true;
    }
  }
  const out = IS_OUT.exec(shape);
  const match = out ?? WITHDRAWS.exec(shape) ?? OFF.exec(shape);
  if (!match) return false;
  const verb = match[0].trim().split(' ')[0]!;
  const cue =
    /^(scratch|skip|scrap|strike|forget|cancel|lose|nix|axe|ditch|omit|never|nevermind|leave|hold|don't|not|we're|we)$/.test(
      verb,
    );
  const named = heads(
    (match[1] ?? '').split(
      / (?:they|she|he|we|his|her|their|my|because|since|if|and then|on|in|at|for|from|it|i|you|him) /,
    )[0]!,
  );
  if (!named.length || /^(place|in place|as is|door|room|space|message|key|money|price|total)$/.test(match[1] ?? ''))
    return false;
  let removed = 0;
  const { lines, notes } = context.job;
  for (let k = lines.length - 1; k >= 0; k--) {
    const words = headsOf(lines[k]!);
    // all that was named must be of the line, and its last word among them
    const hit = named.filter((word) => words.includes(word)).length;
    if (hit > 0 && hit >= Math.min(named.length, words.length) && (cue || lines[k]!.clause < index)) {
      takeBack(context, k);
      removed++;
      break;
    }
  }
  for (let k = notes.length - 1; k >= 0 && !removed; k--) {
    const words = heads(notes[k]!.text);
    const near = notes[k]!.clause >= index - 3 && notes[k]!.kind !== 'exclusion';
    if (
      (notes[k]!.kind === 'scope' || near) &&
      named.every((word) => words.includes(word)) &&
      (near || words.length < named.length + 4)
    ) {
      const [note] = notes.splice(k, 1);
      removed++;
      // "the fountain they asked about | we don't do fountains": what is not ours to do is told
      if (/ (?:i|we) (?:don't|do not) do /.test(shape) && note!.kind === 'scope')
        notes.push({
          ...note!,
          kind: 'exclusion',
          text: `${labelOf(clause.elements.slice(-1), textAt(context))} not included`,
        });
    }
  }
  if (!removed && !cue) return false;
  if (!removed) {
    // "shutters were gonna be 420 | no skip the shutters"
    if (priceOf(clause) && / (?:no|nope|nah|actually|wait|but)$/.test(shape.slice(0, match.index))) return true;
    if (
      /^(leave|don't|not|skip|omit|hold)$/.test(verb) &&
      / (leave out|leave off|don't include|not doing|skip|omit|don't do|hold off) /.test(shape)
    ) {
      const label = labelOf(clause.elements.slice(1), textAt(context)).replace(
        /^(out|off|include|doing|do) (the )?/,
        '',
      );
      if (label)
        context.job.notes.push({
          kind: 'exclusion',
          clause: index,
          text: `${label} not included`,
          places: [{ from: clause.elements[0]!.from, to: clause.elements.at(-1)!.to }],
        });
      return true;
    }
    // "don't forget the trim"
    return (
      /^(scratch|skip|nix|axe|ditch|never|nevermind|cancel)$/.test(verb) ||
      (verb === 'forget' && !/ (?:don't|not|never|can't|didn't|almost) forget | forget me nots? /.test(shape))
    );
  }
  // "they're going to do that themselves"
  const next = context.clauses[index + 1];
  if (
    next &&
    / (themselves|himself|herself|own|on them|on her|on him|by owner|brother|cousin|already) /.test(next.shape) &&
    !priceOf(next)
  ) {
    context.taken[index + 1] = 1;
    const label = (match[1] ?? '').split(' ').slice(0, 4).join(' ').trim();
    if (/ (themselves|himself|herself|own|on them|on her|on him) /.test(next.shape))
      addNote(context, index, 'exclusion', []);
    if (/ (themselves|himself|herself|own|on them|on her|on him) /.test(next.shape))
      context.job.notes.push({
        kind: 'exclusion',
        clause: index,
        text: `${label} by the client`,
        places: [{ from: next.elements[0]!.from, to: next.elements.at(-1)!.to }],
      });
  } else if (
    next &&
    /^ they (changed|already|don't|decided) | (she|he) (changed|already|doesn't|decided) /.test(next.shape) &&
    !priceOf(next)
  )
    context.taken[index + 1] = 1;
  return true;
}
