import { describe, expect, it } from 'vitest';
import type { DocumentContent } from '../document/business-document.ts';
import { makeContent, makeLine } from '../document/sample-content.ts';
import { recalculate } from '../document/total-document.ts';
import { presentDocument } from '../present-document.ts';
import { defaultTheme } from './paper-designs.ts';

const present = (content: DocumentContent) =>
  presentDocument({
    type: 'quote',
    title: 'Bath',
    client: null,
    content: recalculate(content),
    business: null,
    theme: defaultTheme,
    issuedOn: '2026-03-02',
    number: 'Q-0001',
    includeLogo: false,
  });
const rowsOf = (content: DocumentContent) =>
  present(content).blocks.flatMap((block) => (block.kind === 'lines' || block.kind === 'options' ? block.rows : []));

const heater = makeLine({
  description: 'Water heater',
  amount: '0.00',
  kind: 'material',
  markup: { cost: '813.00', percent: 27.5 },
  evidence: { spans: [{ start: 0, end: 11, text: 'costs me 813' }], computation: '$813.00 plus 27.5%' },
});

describe('what the client does not see', () => {
  it('is what the business pays and puts on top, in any form', () => {
    const printed = JSON.stringify(present(makeContent({ items: [heater] })));
    expect(printed).toContain('$1,036.58');
    expect(printed).not.toMatch(/813|27\.5|markup/i);
  });

  it('is a price that is hidden: the line, how much of it, and no dollars', () => {
    const tile = makeLine({
      description: 'Tile (120 sq ft at $4.125)',
      quantity: 120,
      unit: 'sq ft',
      unit_price: '4.13',
      hide_price: true,
    });
    const content = makeContent({ items: [tile, makeLine({ description: 'Labor', amount: '900.00' })] });
    expect(rowsOf(content)[0]).toEqual({
      item: 0,
      position: '1',
      description: 'Tile',
      quantity: '120 sq ft',
      unitPrice: '',
      amount: 'Included',
    });
    expect(JSON.stringify(present(content))).toContain('$1,395.60');
  });

  it('is no open price: a hidden line without one is not included', () => {
    expect(
      rowsOf(makeContent({ items: [heater, makeLine({ description: 'Permit', hide_price: true })] }))[1]?.amount,
    ).toBe('To be priced');
  });

  it('is a minimum that the other lines come to', () => {
    const minimum = makeLine({
      description: 'Difference to the minimum charge of $150.00',
      amount: '0.00',
      minimum: '150.00',
    });
    const labor = (amount: string) => makeLine({ description: 'Labor', amount });
    expect(rowsOf(makeContent({ items: [labor('400.00'), minimum] }))).toHaveLength(1);
    expect(rowsOf(makeContent({ items: [labor('90.00'), minimum] }))[1]?.amount).toBe('$60.00');
  });
});

describe('sections', () => {
  it('gather their lines wherever they stand, plain lines in their place', () => {
    const line = (description: string, section?: string) =>
      makeLine({ description, amount: '10.00', ...(section ? { section } : {}) });
    const { blocks } = present(
      makeContent({ items: [line('A', 'Bath'), line('B', 'Hall'), line('C', 'Bath'), line('D')] }),
    );
    expect(
      blocks.flatMap((block) =>
        block.kind === 'lines' ? [[block.heading, block.rows.map(({ description }) => description)]] : [],
      ),
    ).toEqual([
      ['Bath', ['A', 'C']],
      ['Hall', ['B']],
      ['Pricing', ['D']],
    ]);
  });
});

describe('a deposit', () => {
  it('of a total that is open is a share of it', () => {
    const { blocks } = present(
      makeContent({ items: [heater, makeLine()], deposit: { percent: 33.33, amount: '0.00' } }),
    );
    const rows = blocks.flatMap((block) => (block.kind === 'totals' ? block.rows : []));
    expect(rows.find(({ of }) => of === 'deposit')).toMatchObject({
      label: 'Deposit',
      value: 'One third of the total',
    });
  });
});
