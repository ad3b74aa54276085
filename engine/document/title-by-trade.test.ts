import { describe, expect, it } from 'vitest';
import type { LineItem } from './business-document.ts';
import { titleByTrade } from './title-by-trade.ts';

const line = (description: string, amount: string, optional = false): LineItem => ({
  description,
  quantity: 1,
  unit: null,
  unit_price: amount,
  amount,
  optional,
  source: 'said',
  evidence: null,
});

describe('the title of a job', () => {
  it('stays where it names the job', () => {
    expect(titleByTrade('Kitchen remodel', 'remodeling', [line('Cabinets', '9000.00')])).toBe('Kitchen remodel');
  });

  it('is the trade and the largest lines where it names none', () => {
    const lines = [line('Trim', '100.00'), line('Front door', '220.00'), line('Shutters', '400.00')];
    expect(titleByTrade('So that is', 'painting', lines)).toBe('Painting: shutters and front door');
  });

  it('names no fee and nothing that is only offered', () => {
    const lines = [
      line('Service call', '95.00'),
      line('Water softener', '1900.00', true),
      line('Kitchen faucet', '310.00'),
    ];
    expect(titleByTrade('So that is', 'plumbing', lines)).toBe('Plumbing: kitchen faucet');
  });

  it('does not name the trade twice', () => {
    const lines = [line('Fence panels', '700.00')];
    expect(titleByTrade('So that is', 'fencing', lines)).toBe('Fence panels');
  });

  it('is the trade alone where no line names a thing, and what it was where no trade is known', () => {
    expect(titleByTrade('So that is', 'hvac', [])).toBe('Heating and cooling');
    expect(titleByTrade('So that is', null, [])).toBe('So that is');
  });

  it('does not call it plumbing when a plumber puts in deadbolts', () => {
    expect(titleByTrade('Deadbolts', 'plumbing', [line('Deadbolts', '280.00')])).toBe('Deadbolts');
  });

  it('has room on the paper', () => {
    const long = line('Painting of the shutters and of all of the window frames on the north side', '400.00');
    expect(titleByTrade('So that is', 'electrical', [long]).length).toBeLessThanOrEqual(80);
  });
});
