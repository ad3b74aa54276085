/**
 * Instructions that say exactly what they mean: "Add the term: …", "Rename “Valve” to “Ball valve”". What stands behind the colon or
 * between the quotation marks is taken to the letter. Suggestions and the answers to questions are written this way.
 */
import { fromDollars } from '../../money.ts';
import { hear } from '../../transcript/hear.ts';
import type { LineItem } from '../business-document.ts';
import { linesOf, listKeys, textsOf } from '../read-content.ts';
import { applyEdit, changed, type Outcome, type Situation, show, withFigures } from './apply-edit.ts';
import { type Clause, makeClause } from './clause.ts';
import { setOptional } from './make-optional.ts';

type Take = (parts: string[], situation: Situation, clause: Clause) => Outcome | null;

const quoted = '[“"](.+?)[”"]';
const number = '([\\d,]+(?:\\.\\d+)?)';

const forms: [RegExp, Take][] = [
  [
    /^add the (term|note): (.+)$/i,
    ([kind, text], situation) => addText(kind!.toLowerCase() === 'term' ? 'terms' : 'notes', text!, situation),
  ],
  [
    /^set the client to: (.+)$/i,
    ([name], { content }) =>
      content.client === name ? { kind: 'already' } : changed({ ...content, client: name! }, `Client: ${name}`, []),
  ],
  [
    /^set the timeline to: (.+)$/i,
    ([text], { content }) =>
      content.timeline === text
        ? { kind: 'already' }
        : changed({ ...content, timeline: text! }, `Timeline: ${text}`, []),
  ],
  // "4D not 4B": a mark of letters and figures that stands in a text
  [
    /^(?:it(?:'?s| is) |that(?:'?s| is) |should be |unit |apartment |apt |suite )*(\d+[a-z]|[a-z]\d+)(?:,| and)? (?:not|instead of|rather than) (\d+[a-z]|[a-z]\d+)[.!]?$/i,
    ([is, was], situation) => replaceMark(was!, is!, situation),
  ],
  [new RegExp(`^rename ${quoted} to ${quoted}$`, 'i'), ([was, is], situation) => rename(was!, is!, situation)],
  [
    new RegExp(`^set the price of ${quoted} to \\$${number}$`, 'i'),
    ([name, price], situation, clause) =>
      setFigure(name!, situation, (line) => priced(line, fromDollars(plain(price!)), clause)),
  ],
  [
    new RegExp(`^set the quantity of ${quoted} to ${number}$`, 'i'),
    ([name, quantity], situation, clause) =>
      setFigure(name!, situation, (line) => withFigures(line, { quantity: Number(plain(quantity!)) }, clause)),
  ],
  [
    new RegExp(`^make ${quoted} optional$`, 'i'),
    ([name], situation) => {
      const at = findExactly(name!, situation);
      return at < 0 ? null : setOptional(situation, [at], true);
    },
  ],
  [
    new RegExp(`^add ${quoted} at \\$${number}$`, 'i'),
    ([name, price], situation, clause) => {
      const { content } = situation;
      const line = withFigures(emptyLine(name!), { amount: fromDollars(plain(price!)) }, clause);
      return changed(applyEdit(content, { added: [line] }), `Added ${name} at $${price}`, [linesOf(content).length]);
    },
  ],
  [
    new RegExp(`^add a line for ${quoted}$`, 'i'),
    ([name], situation, clause) => {
      const { content } = situation;
      const line = withFigures(emptyLine(name!), {}, clause);
      return changed(applyEdit(content, { added: [line] }), `Added ${name}, to be priced`, [linesOf(content).length]);
    },
  ],
];

const plain = (figure: string): string => figure.replaceAll(',', '');

/** Null when the instruction is of no such form, or of a line that is not there. Two things at once are for those who split them. */
export function takeVerbatim(instructions: string, situation: Situation): Outcome | null {
  const text = instructions.trim();
  if (/\n|[;,.] (?:and |then |also )?(?:make|set|add|drop|remove|change|bump|raise|lower|take|put)\b/i.test(text))
    return null;
  for (const [form, take] of forms) {
    const match = form.exec(text);
    if (!match) continue;
    const clause = makeClause(text, hear(text).tokens, situation.today);
    return take(
      match.slice(1).map((part) => part.trim()),
      situation,
      clause,
    );
  }
  return null;
}

function addText(key: 'terms' | 'notes', text: string, { content }: Situation): Outcome {
  const texts = textsOf(content, key);
  if (texts.includes(text)) return { kind: 'already' };
  return changed({ ...content, [key]: [...texts, text] }, `Added to the ${key}: ${text}`, []);
}

const findExactly = (name: string, { content }: Situation): number =>
  linesOf(content).findIndex(({ description }) => description === name);

function rename(was: string, is: string, situation: Situation): Outcome | null {
  const at = findExactly(was, situation);
  if (at < 0) return null;
  const items = linesOf(situation.content).map((line, index) => (index === at ? { ...line, description: is } : line));
  return changed({ ...situation.content, items }, `${was} → ${is}`, [at]);
}

/** A mark in the name of the client, in the address and in the texts; null where it stands nowhere. */
function replaceMark(was: string, is: string, { content }: Situation): Outcome | null {
  const mark = new RegExp(`\\b${was}\\b`, 'gi');
  const swap = <T>(text: T): T => (typeof text === 'string' ? (text.replace(mark, is.toUpperCase()) as T) : text);
  const contact = content.clientContact;
  const next = {
    ...content,
    client: swap(content.client),
    ...(contact?.address ? { clientContact: { ...contact, address: swap(contact.address) } } : {}),
    title: swap(content.title),
    description: swap(content.description),
    job_description: swap(content.job_description),
  };
  for (const key of listKeys) next[key] = textsOf(content, key).map(swap);
  return JSON.stringify(next) === JSON.stringify(content)
    ? null
    : changed(next, `${was.toUpperCase()} → ${is.toUpperCase()}`, []);
}

/** The price of one where there is a quantity, else of the whole; a range was one of the whole. */
function priced(line: LineItem, cents: number, clause: Clause): LineItem {
  const { quantity, unit_price } = line;
  if (line.range && quantity !== null && unit_price !== null) {
    const whole = withFigures(line, { quantity }, clause);
    return whole.amount !== null && fromDollars(whole.amount) === cents
      ? whole
      : withFigures(line, { quantity: null, unit: null, unitPrice: null, amount: cents }, clause);
  }
  return withFigures(line, quantity === null && unit_price === null ? { amount: cents } : { unitPrice: cents }, clause);
}

function setFigure(name: string, situation: Situation, change: (line: LineItem) => LineItem): Outcome | null {
  const at = findExactly(name, situation);
  const line = linesOf(situation.content)[at];
  if (!line) return null;
  const next = change(line);
  const amount = next.amount === null ? 'open' : show(fromDollars(next.amount));
  return changed(applyEdit(situation.content, { lines: new Map([[at, next]]) }), `${name}: ${amount}`, [at]);
}

const emptyLine = (description: string): LineItem => ({
  description,
  quantity: null,
  unit: null,
  unit_price: null,
  amount: null,
  optional: false,
  source: 'edited',
  evidence: null,
});
