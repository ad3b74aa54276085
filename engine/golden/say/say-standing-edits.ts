/** Lines that go, are free, become options or come in, in words, each with what it makes of a document. */
import type { SaidDocument, SaidLine } from './say-document.ts';
import { be, copyOf, edit, type SayEdit, sayLine } from './say-edits.ts';

const without =
  (...names: string[]) =>
  (document: SaidDocument): SaidDocument[] => {
    const next = copyOf(document);
    next.lines = next.lines.filter(({ name }) => !names.includes(name));
    return [next];
  };

export const chargedLines = ({ lines }: SaidDocument): SaidLine[] => lines.filter(({ optional }) => !optional);

const remove: SayEdit = (dice, document) => {
  const charged = chargedLines(document);
  if (charged.length < 3) return null;
  const two = charged.length > 3 && dice.chance(0.25);
  const [one, other] = dice.some(charged, 2) as [SaidLine, SaidLine];
  const ref = two
    ? `${sayLine(dice, document, one, false)} and ${sayLine(dice, document, other, false)}`
    : sayLine(dice, document, one);
  const is = two ? 'are' : be(one, ref);
  const words = dice.pick([
    `take off ${ref}`,
    `take ${ref} off`,
    `take out ${ref}`,
    `take ${ref} out`,
    `drop ${ref}`,
    `remove ${ref}`,
    `delete ${ref}`,
    `lose ${ref}`,
    `get rid of ${ref}`,
    `we don't need ${ref}`,
    `skip ${ref}`,
    `cut ${ref}`,
    `scratch ${ref}`,
    `pull ${ref}`,
    `they don't want ${ref}`,
    `she doesn't want ${ref}`,
    `leave out ${ref}`,
    `leave ${ref} off`,
    `nix ${ref}`,
    `they decided against ${ref}`,
    `${ref} ${is} out`,
    `${ref} ${is} not happening`,
    `take ${ref} off the list`,
    `kill ${ref}`,
    `forget ${ref}`,
    `don't do ${ref}`,
    `ditch ${ref}`,
    `we're not doing ${ref}`,
    `we won't be doing ${ref}`,
    `cancel ${ref}`,
    `they're skipping ${ref}`,
    `${ref} can come off`,
    `strike ${ref}`,
    `go ahead and delete ${ref}`,
    `no need for ${ref}`,
    `we can do without ${ref}`,
    `${ref} ${two ? 'need' : is === 'are' ? 'need' : 'needs'} to come off`,
    `he changed his mind on ${ref}`,
    `I don't need ${ref} on there`,
  ]);
  const names = two ? [one.name, other.name] : [one.name];
  return { kind: 'remove', words, apply: without(...names), about: names };
};

const keepOnly: SayEdit = (dice, document) => {
  const charged = chargedLines(document);
  if (charged.length < 3 || charged.length !== document.lines.length || document.travel !== null) return null;
  const kept = dice.pick(charged);
  const ref = sayLine(dice, document, kept, false);
  const words = dice.pick([
    `drop everything but ${ref}`,
    `take off everything except ${ref}`,
    `remove everything other than ${ref}`,
    `get rid of everything but ${ref}`,
    `delete all the lines except ${ref}`,
  ]);
  const others = charged.filter((line) => line !== kept).map(({ name }) => name);
  return { kind: 'keep-only', words, apply: without(...others), about: charged.map(({ name }) => name) };
};

const waive: SayEdit = (dice, document) => {
  const charged = chargedLines(document);
  const line = dice.pick(charged);
  if (charged.length < 3) return null;
  const ref = sayLine(dice, document, line);
  const words = dice.pick([
    `no charge for ${ref}`,
    `no charge on ${ref}`,
    `waive ${ref}`,
    `comp ${ref}`,
    `throw in ${ref} for free`,
    `don't charge for ${ref}`,
    `don't charge them for ${ref}`,
    `${ref} ${be(line, ref)} free`,
    `${ref} ${be(line, ref)} on the house`,
    `${ref} ${be(line, ref)} on us`,
    `make ${ref} no charge`,
    `make ${ref} free`,
    `we'll eat ${ref}`,
    `zero out ${ref}`,
    `do ${ref} for free`,
    `do ${ref} at no charge`,
    `I'm not charging them for ${ref}`,
    `I told her ${ref} would be free`,
    `I told him we'd do ${ref} for free`,
    `give them ${ref} for free`,
    `I'll throw in ${ref}`,
    `we're not charging for ${ref}`,
    `${ref} no charge`,
  ]);
  return { kind: 'waive', words, apply: without(line.name), about: [line.name] };
};

const makeOptional: SayEdit = (dice, document) => {
  const charged = chargedLines(document);
  const line = dice.pick(charged);
  if (charged.length < 3) return null;
  const ref = sayLine(dice, document, line);
  const words = dice.pick([
    `make ${ref} optional`,
    `${ref} as an option`,
    `list ${ref} as an option`,
    `move ${ref} to the options`,
    `${ref} should be optional`,
    `put ${ref} down as an option`,
    `pull ${ref} out as an add on`,
    `mark ${ref} as optional`,
    `mark ${ref} optional`,
    `turn ${ref} into an option`,
    `make ${ref} an add on`,
    `let's make ${ref} optional`,
    `show ${ref} as optional`,
    `they want ${ref} as an option`,
    `${ref} ${be(line, ref)} optional`,
    `switch ${ref} to optional`,
    `offer ${ref} as an upgrade`,
    `she's not sure about ${ref} make it optional`,
  ]);
  return {
    kind: 'make-optional',
    words,
    apply: edit(line.name, (one) => {
      one.optional = true;
    }),
    about: [line.name],
  };
};

const include: SayEdit = (dice, document) => {
  const line = document.lines.find(({ optional }) => optional);
  if (!line) return null;
  const ref = sayLine(dice, document, line);
  const words = dice.pick([
    `include ${ref}`,
    `they want ${ref}`,
    `add ${ref} to the total`,
    `${ref} ${be(line, ref)} in`,
    `put ${ref} in the total`,
    `she's going with ${ref}`,
    `go ahead with ${ref}`,
    `they're doing ${ref} too`,
    `make ${ref} not optional`,
    `they approved ${ref}`,
    `include ${ref} in the price`,
    `move ${ref} into the total`,
    `he wants ${ref} after all`,
    `they said yes to ${ref}`,
    `she decided on ${ref}`,
    `count ${ref} in`,
    `the customer wants ${ref}`,
    `they'll take ${ref}`,
    `make the option part of the job`,
    `they took the option`,
  ]);
  return {
    kind: 'include',
    words,
    apply: edit(line.name, (one) => {
      one.optional = false;
    }),
    about: [line.name],
  };
};

export const standingEdits: SayEdit[] = [remove, remove, remove, keepOnly, waive, makeOptional, include, include];
