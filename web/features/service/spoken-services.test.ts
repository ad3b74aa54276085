import { expect, test } from 'vitest';
import type { ServiceRecord } from '#contract/service.ts';
import { readServices } from '#engine/index.ts';
import { answerRow, bodyOf, editRow, faultsOf, makeHourly, rowsOf } from './spoken-services.ts';

const taps: ServiceRecord = {
  id: 'a',
  name: 'Taps',
  description: 'Kitchen and bath',
  hourlyRate: '70.00',
  fixedRate: '80.00',
  unit: 'each',
  category: 'Plumbing',
  isActive: true,
};
const rows = (text: string, services: ServiceRecord[] = []) => rowsOf(readServices(text).services, services);

test('what was said becomes what is kept', () => {
  expect(rows('call-out sixty, taps from ninety').map(bodyOf)).toEqual([
    { name: 'Call-out', description: null, hourlyRate: null, fixedRate: 60, unit: null },
    { name: 'Taps', description: 'From $90.00.', hourlyRate: null, fixedRate: 90, unit: null },
  ]);
});

test('a service of that name is changed, and keeps what was not said', () => {
  const [row] = rows('taps ninety', [taps]);
  expect(bodyOf(row!)).toEqual({
    id: 'a',
    name: 'Taps',
    description: 'Kitchen and bath',
    hourlyRate: 70,
    fixedRate: 90,
    unit: 'each',
    category: 'Plumbing',
  });
  expect(bodyOf({ ...row!, replaces: false })).not.toHaveProperty('id');
  expect(editRow(row!, { name: 'Tap' }, [taps])).toMatchObject({ known: null, replaces: false });
});

test('questions are answered by a choice or by typing', () => {
  const [range] = rows('taps 80 to 90 an hour');
  expect(range?.questions).toMatchObject([{ of: 'range', rate: 'hourlyRate', readings: ['80.00', '90.00'] }]);
  expect(answerRow(range!, range!.questions[0]!, '90.00', [])).toMatchObject({ hourlyRate: '90.00', questions: [] });
  const [labor] = rows('labor 85');
  expect(makeHourly(labor!, [])).toMatchObject({ hourlyRate: '85.00', fixedRate: '', questions: [] });
  const [nameless] = rows('and 90');
  expect(faultsOf(nameless!)).toEqual({ name: 'Service name is required.' });
  expect(faultsOf(editRow(nameless!, { name: 'Taps' }, []))).toEqual({});
  expect(faultsOf(editRow(nameless!, { name: 'Taps', fixedRate: '9o' }, []))).toHaveProperty('fixedRate');
  expect(faultsOf(editRow(nameless!, { name: 'Taps', fixedRate: '24,50' }, []))).toHaveProperty('fixedRate');
  expect(bodyOf(editRow(nameless!, { fixedRate: '$1,250.50' }, []))).toMatchObject({ fixedRate: 1250.5 });
});
