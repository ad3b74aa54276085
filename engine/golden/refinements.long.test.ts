import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BusinessProfile, CatalogueService, DocumentContent } from '../document/business-document.ts';
import { refineDocument } from '../document/refine-document.ts';

interface ExpectedLine {
  label_any_of: string[];
  quantity: number | null;
  unit_price: number | null;
  amount: number;
  optional: boolean;
}

interface Case {
  id: string;
  today: string;
  catalogue: CatalogueService[];
  profile: BusinessProfile;
  content: DocumentContent;
  instructions: string;
  expect: {
    refused?: boolean;
    or_refused?: boolean;
    /** One part cannot be done: it is refused, the other is done. */
    partial?: boolean;
    items?: ExpectedLine[];
    /** Null: no single total. */
    amount?: number | null;
    /** A total that was asked for: a line or a discount may bring it about. */
    free_lines?: boolean;
    clientContact?: Record<string, string>;
    timeline_contains?: string[];
    text_changed?: string[];
    set?: Record<string, unknown>;
    unchanged?: string[];
    order?: string[][];
    discount?: object | null;
    tax?: object | null;
    deposit?: object | null;
    stale?: Record<string, string[]>;
    must_mention?: string[];
    must_not_mention?: string[];
  };
}

const read = <T>(name: string): T[] =>
  readFileSync(new URL(`./cases/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const documents = new Map(
  read<{ document: string } & Pick<Case, 'today' | 'catalogue' | 'profile' | 'content'>>('refinement-documents').map(
    ({ document, ...rest }) => [document, rest] as const,
  ),
);
const cases: Case[] = [
  ...read<Case>('refinements'),
  ...[
    ...read<Case & { document: string }>('own-refinements'),
    ...read<Case & { document: string }>('refinements-by-strangers'),
  ].map((one) => ({ ...documents.get(one.document)!, ...one })),
];

const dollars = (value: unknown) => (value === null || value === undefined ? null : Number(value));
const spelled = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(',', '')
    .replaceAll('-', ' ')
    .replace(/\b[a-z]+\b/g, (word) => (spelled.includes(word) ? String(spelled.indexOf(word) + 1) : word));
const isNothing = (value: unknown) => value === null || value === undefined || value === '' || Number(value) === 0;

function at(content: DocumentContent, path: string): unknown {
  const part = /^items\[(\d+)\]\.description$/.exec(path)?.[1];
  if (part !== undefined) return content.items[Number(part)]?.description;
  const line = /^items\[(.+)\]$/.exec(path)?.[1];
  if (line !== undefined) return content.items.find(({ description }) => description === line);
  return (content as unknown as Record<string, unknown>)[path];
}

describe('judged instructions', () => {
  it.each(cases.map((one) => [one.id, one.instructions, one] as const))('%s: %s', (_id, _instructions, one) => {
    const { content, changes, refused } = refineDocument(one);
    const { expect: gold } = one;
    if (gold.refused || (gold.or_refused && changes.length === 0)) {
      expect(content).toEqual(one.content);
      expect([refused.length > 0, changes]).toEqual([true, []]);
      return;
    }
    if (gold.partial) expect(refused).not.toEqual([]);
    else if (!gold.or_refused) expect(refused).toEqual([]);
    expect([dollars(content.amount), dollars(content.total_cost)]).toEqual([gold.amount, gold.amount]);
    const left = content.items.filter(({ amount }) => !isNothing(amount));
    for (const line of gold.items ?? []) {
      const met = left.findIndex(
        ({ description, amount, optional }) =>
          line.label_any_of.some((label) => plain(description).includes(plain(label))) &&
          dollars(amount) === line.amount &&
          optional === line.optional,
      );
      expect(met, line.label_any_of[0]).toBeGreaterThanOrEqual(0);
      // one of it at its price is the same as a single sum
      const one = { quantity: left[met]!.quantity ?? 1, price: dollars(left[met]!.unit_price ?? left[met]!.amount) };
      expect(one).toEqual({ quantity: line.quantity ?? 1, price: line.unit_price ?? line.amount });
      left.splice(met, 1);
    }
    if (gold.items && !gold.free_lines) expect(left).toEqual([]);
    for (const path of gold.unchanged ?? []) expect(at(content, path), path).toEqual(at(one.content, path));
    for (const [path, value] of Object.entries(gold.set ?? {})) {
      if (value === null) expect(isNothing(at(content, path)), path).toBe(true);
      else expect(at(content, path), path).toEqual(value);
    }
    for (const key of ['discount', 'tax', 'deposit'] as const) {
      const expected = gold[key];
      if (expected === undefined) continue;
      const numbers = content[key] && {
        ...content[key],
        amount: Number(content[key].amount),
        ...(content[key].base !== undefined && { base: Number(content[key].base) }),
      };
      if (expected === null) expect(numbers).toBeNull();
      else expect(numbers).toMatchObject(expected);
    }
    const positions = (gold.order ?? []).map((labels) =>
      content.items.findIndex(({ description }) => labels.some((label) => plain(description).includes(label))),
    );
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    const text = plain(JSON.stringify({ ...content, items: content.items.map(({ description }) => description) }));
    for (const mention of gold.must_mention ?? []) expect(text).toContain(plain(mention));
    for (const mention of gold.must_not_mention ?? []) expect(text).not.toContain(plain(mention));
    for (const [key, value] of Object.entries(gold.clientContact ?? {}))
      expect(content.clientContact?.[key as 'phone']).toBe(value);
    for (const words of gold.timeline_contains ?? []) expect(plain(content.timeline ?? '')).toContain(plain(words));
    const texts = (of: DocumentContent) => (gold.text_changed ?? []).map((key) => JSON.stringify(at(of, key)));
    if (gold.text_changed) expect(texts(content)).not.toEqual(texts(one.content));
    for (const [key, figures] of Object.entries(gold.stale ?? {}))
      for (const figure of figures) expect(plain(JSON.stringify(at(content, key)))).not.toContain(figure);
  });
});
