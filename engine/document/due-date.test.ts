import { describe, expect, it } from 'vitest';
import { dueDate, paymentState, readPaymentDays } from './due-date.ts';

describe('the due date', () => {
  it.each([
    [['Net 15.'], 15],
    [['Payment is due within 14 days of the invoice date.'], 14],
    [['Balance payable in 7 days'], 7],
    [['Due on receipt.'], 0],
    [['Payment due upon receipt'], 0],
    [['30 days to pay'], 30],
    [['50% deposit on acceptance, balance due on completion.'], null],
    [['Work starts within 10 days.'], null],
    [['Net 30', 'Payment due within 14 days'], null],
    [[], null],
  ])('of %j is in %s days', (terms, days) => expect(readPaymentDays(terms)).toBe(days));

  it('follows the terms, else the setting', () => {
    expect(dueDate('2026-11-20', ['Net 15'], 30)).toBe('2026-12-05');
    expect(dueDate('2026-11-20', ['Cash or check'], 30)).toBe('2026-12-20');
  });
});

it('an invoice is open until it is paid, and overdue from the day after it was due', () => {
  const invoice = { type: 'invoice', dueOn: '2026-12-01', paidOn: null } as const;
  expect(paymentState(invoice, '2026-12-01')).toBe('open');
  expect(paymentState(invoice, '2026-12-02')).toBe('overdue');
  expect(paymentState({ ...invoice, paidOn: '2026-12-05' }, '2026-12-09')).toBe('paid');
  expect(paymentState({ ...invoice, dueOn: null }, '2026-12-09')).toBe('open');
  expect(paymentState({ ...invoice, type: 'quote' }, '2026-12-09')).toBeNull();
});
