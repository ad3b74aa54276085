/** What the screen shows of a document and what its PDF says are the same words and figures in the same order, in every design. */
import { join } from 'node:path';
import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  type DocumentContent,
  documentTypes,
  type LineItem,
  type PresentedDocument,
  type PresentInput,
  paperDesigns,
  presentDocument,
  priceViews,
  recalculate,
} from '#engine/index.ts';
import { createPageCompiler } from '#server/pdf/compile-page.ts';
import { preparePage } from '#server/pdf/prepare-page.ts';
import { readPdf } from '#server/pdf/testing/read-pdf.ts';
import { sampleContent, sampleLine } from '#server/pdf/testing/sample-documents.ts';
import { Paper } from '#web/features/document/paper.tsx';

const folder = join(import.meta.dirname, '../server/pdf');
const compiler = createPageCompiler(join(folder, 'template'), join(folder, 'fonts'));
const documents = 200;

const words = fc
  .array(
    fc.constantFrom(
      'copper',
      'Décor',
      '3/4"',
      'tile (12x24)',
      'façade',
      '50-gallon',
      'R&D',
      '“no rush”',
      'fit',
      'affix',
      '100%',
      '— later',
      'Ľubomír',
      'Тест',
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((parts) => parts.join(' '));
const money = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 });

const line: fc.Arbitrary<LineItem> = fc
  .record({
    description: words,
    amount: maybe(money),
    unit: maybe(fc.constantFrom('hour', 'sq ft', 'each', 'visit')),
    quantity: fc.integer({ min: 1, max: 400 }),
    optional: fc.integer({ min: 0, max: 5 }).map((roll) => roll === 0),
    section: maybe(fc.constantFrom('Kitchen', 'Bath', 'Garage & shed')),
    hidden: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
  })
  .map(({ description, amount, unit, quantity, optional, section, hidden }) =>
    sampleLine(description, amount, {
      ...(unit && amount ? { unit, quantity, unit_price: amount } : {}),
      ...(section ? { section } : {}),
      ...(hidden ? { hide_price: true } : {}),
      optional,
    }),
  );

const content = fc
  .record({
    items: fc.array(line, { maxLength: 45 }),
    scope: fc.array(words, { maxLength: 12 }),
    terms: fc.array(words, { maxLength: 8 }),
    notes: fc.array(words, { maxLength: 3 }),
    description: fc.array(words, { maxLength: 3 }).map((parts) => parts.join('\n')),
    timeline: maybe(words),
    discount: maybe(fc.constant({ percent: 10, amount: '0.00' })),
    tax: maybe(fc.constant({ percent: 8.25, amount: '0.00' })),
    deposit: maybe(fc.constant({ percent: 50, amount: '0.00' })),
    deposit_paid: fc.boolean(),
    travel_cost: maybe(money),
    price_view: fc.constantFrom(...priceViews),
  })
  .map((part): DocumentContent => recalculate({ ...sampleContent, ...part, amount: null, total_cost: null }));

const input: fc.Arbitrary<Omit<PresentInput, 'theme'>> = fc.record({
  content,
  type: fc.constantFrom(...documentTypes),
  title: words,
  client: maybe(words),
  business: fc.constant(null),
  issuedOn: fc.constant('2026-11-20'),
  number: maybe(fc.constant('Q-2026-0012')),
  includeLogo: fc.constant(true),
  dueOn: maybe(fc.constant('2026-12-20')),
  paidOn: maybe(fc.constant('2026-12-01')),
  convertedFrom: maybe(fc.constant({ number: 'Q-2026-0003', type: 'quote' as const })),
});

/** Letters, digits and signs alone: where lines break is each side's own affair. */
const bare = (text: string) => text.replace(/[\s\u200b]/g, '');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Every text on the screen's page in its order, without the foot of the page. */
function textsOfPreview(presented: PresentedDocument): string[] {
  const html = renderToStaticMarkup(createElement(Paper, { presented })).replace(/<footer[\s\S]*<\/footer>/, '');
  return html
    .split(/<[^>]*>/)
    .map((text) => bare(text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)))
    .filter((text) => text !== '');
}

/** Everything in the PDF in its order, page after page, without the running heads and feet. */
function textsOfPages(presented: PresentedDocument): { pages: string[]; accessible: boolean } {
  const { page } = preparePage(presented, { language: 'en', date: '2026-11-20' });
  const { pdf } = compiler.compile(page, null);
  compiler.tidy();
  const { pages, accessible } = readPdf(Buffer.from(pdf));
  const body = pages.map(({ runs }, index) =>
    bare(
      runs
        .filter(({ y }) => y > 56 && (index === 0 || y < 752))
        .map(({ text }) => text)
        .join(''),
    ),
  );
  return { pages: body, accessible };
}

/** The table heads that may be said again at the top of a page. */
function headsOf(presented: PresentedDocument): string[] {
  const heads = presented.blocks.flatMap((block) =>
    block.kind === 'lines' || block.kind === 'options' ? [bare(block.columns.map(({ label }) => label).join(''))] : [],
  );
  return [...new Set(heads)];
}

/** Walks through the pages text by text; answers what does not fit, or null. */
function firstDifference(presented: PresentedDocument, pages: string[]): string | null {
  const heads = headsOf(presented);
  const said = pages.map((page, index) => {
    const head = index > 0 && heads.find((text) => page.startsWith(text));
    // Either a repeated head, or a table that begins here: told apart by whether the screen has one now.
    return { page, head: head || '' };
  });
  let rest = said[0]?.page ?? '';
  let next = 1;
  for (const text of textsOfPreview(presented)) {
    let wanted = text;
    while (wanted !== '') {
      rest = rest.replace(/^•/, '');
      if (rest === '' && next < said.length) {
        const { page, head } = said[next]!;
        rest = head && !head.startsWith(wanted) ? page.slice(head.length) : page;
        next += 1;
        continue;
      }
      // A text may go on over the end of its page.
      const part = rest.startsWith(wanted) ? wanted : wanted.startsWith(rest) && rest !== '' ? rest : null;
      if (part === null) return `the screen says “${wanted}”, the paper “${rest.slice(0, 80)}”`;
      rest = rest.slice(part.length);
      wanted = wanted.slice(part.length);
    }
  }
  const over =
    rest +
    said
      .slice(next)
      .map(({ page }) => page)
      .join('');
  return over === '' ? null : `the paper goes on with “${over.slice(0, 80)}”`;
}

it(`${documents} documents over all designs say the same on screen and paper`, () => {
  const inputs = fc.sample(input, { numRuns: documents, seed: 20261122 });
  const faults: string[] = [];
  let several = 0;
  for (const [index, given] of inputs.entries()) {
    const design = paperDesigns[index % paperDesigns.length]!;
    const presented = presentDocument({ ...given, theme: design.theme });
    const { pages, accessible } = textsOfPages(presented);
    if (pages.length > 1) several += 1;
    const difference = firstDifference(presented, pages);
    if (difference) faults.push(`${index} (${design.name}): ${difference}`);
    if (!accessible) faults.push(`${index} (${design.name}) is not PDF/UA-1`);
  }
  expect(faults).toEqual([]);
  expect(several).toBeGreaterThan(documents / 3);
});
