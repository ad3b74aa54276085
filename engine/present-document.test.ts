import { describe, expect, it } from 'vitest';
import type { PresentedBlock } from './present-document.ts';
import { labor, line, present } from './presentation/testing/present-sample.ts';

describe('who, what and when', () => {
  it('names the type and puts the title, or what stands for it, on top', () => {
    expect(present()).toMatchObject({ typeLabel: 'Quote', number: 'Q-0012', title: 'Kitchen repipe' });
    expect(present({ title: '' }, { title: ' ', type: 'bid' })).toMatchObject({ typeLabel: 'Bid', title: 'Bid' });
  });

  it('prints the business as it was when the document was made, and as it is now where that is silent', () => {
    const then = { businessName: 'Cascade Plumbing', phone: '555-0142', website: 'https://cascade.example.com/' };
    const now = {
      businessName: 'New Name',
      phone: '555-9999',
      address: '2200 NE Alberta St',
      logoUrl: 'data:image/png;base64,AA==',
    };
    const { business, footer } = present({ businessInfo: then }, { business: now });
    expect(business).toEqual({
      name: 'Cascade Plumbing',
      details: ['2200 NE Alberta St', '555-0142', 'cascade.example.com'],
      logo: 'data:image/png;base64,AA==',
    });
    expect(footer).toBe('Cascade Plumbing · 555-0142 · cascade.example.com');
    expect(present({ businessInfo: then }, { business: now, includeLogo: false }).business.logo).toBeNull();
  });

  it('prints the client with everything that was dictated', () => {
    const clientContact = { email: 'e@example.com', phone: '555-1', address: '418 Maple St' };
    expect(present({ clientContact }).client).toEqual({
      label: 'Prepared for',
      name: 'Mrs. Johnson',
      details: ['418 Maple St', '555-1', 'e@example.com'],
    });
    expect(present({ client: null }, { client: null, type: 'invoice' }).client).toEqual({
      label: 'Bill to',
      name: '',
      details: [],
    });
  });

  it('prints days as a reader says them; an offer stands for 30 days unless it says otherwise; an invoice does not expire', () => {
    expect(present().dates).toEqual([
      { label: 'Date', value: 'Nov 20, 2026' },
      { label: 'Valid until', value: 'Dec 20, 2026' },
    ]);
    expect(present({ validUntil: '2027-01-19', startDate: '2026-12-01' }).dates.slice(1)).toEqual([
      { label: 'Valid until', value: 'Jan 19, 2027' },
      { label: 'Start', value: 'Dec 1, 2026' },
    ]);
    expect(present({ validUntil: '2027-01-19' }, { type: 'invoice' }).dates).toEqual([
      { label: 'Date', value: 'Nov 20, 2026' },
    ]);
  });
});

describe('the order of the page', () => {
  const full = {
    scope: ['Shut off the water'],
    approach: ['Two plumbers, two days'],
    differentiators: ['Licensed'],
    terms: ['Half on acceptance'],
    notes: ['The client supplies the faucet'],
    timeline: 'Two days',
    items: [labor, line('Pump', '640.00', { optional: true })],
    amount: '2660.00',
    total_cost: '2660.00',
  };
  const namesOf = (blocks: PresentedBlock[]) =>
    blocks.map((block) => ('heading' in block ? block.heading : block.kind));

  it('goes from the job to the price to the small print to the signature', () => {
    expect(namesOf(present(full).blocks)).toEqual([
      null,
      'Scope of work',
      'Pricing',
      'totals',
      'Optional extra',
      'Our approach',
      'Why us',
      'Timeline',
      'Terms',
      'Notes',
      'signature',
    ]);
  });

  it('has no empty section, and no signature on an invoice', () => {
    expect(namesOf(present({ amount: null }, { type: 'invoice' }).blocks)).toEqual([null, 'totals']);
  });

  it('asks for a signature in the words of its type', () => {
    expect(present({}, { type: 'estimate' }).blocks.at(-1)).toEqual({
      kind: 'signature',
      intro: 'To accept this estimate, please sign and date below.',
      fields: ['Name', 'Signature', 'Date'],
    });
  });
});

it('prints nothing that cannot be seen, whatever was stored', () => {
  const presented = present(
    { items: [line('Pipe\u202e\u0000\ud800', '450.00')], scope: ['a\u0007', '\u0000'], amount: '450.00' },
    { title: 'Job\r\n\u2066two', client: '\ufeffSmith' },
  );
  expect(presented.title).toBe('Job two');
  expect(presented.client.name).toBe('Smith');
  expect(presented.blocks[1]).toEqual({ kind: 'list', heading: 'Scope of work', items: ['a'] });
  expect(JSON.stringify(presented)).not.toMatch(/[\u202e\u2066\ufeff]|\\u0000|\\ud800/);
});
