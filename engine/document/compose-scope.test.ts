import { describe, expect, it } from 'vitest';
import type { BusinessProfile } from './business-document.ts';
import { withoutRepeats } from './compose-scope.ts';
import { draftDocument } from './draft-document.ts';

const profile: BusinessProfile = { businessName: 'Ridgeway Plumbing' };
const draft = (transcript: string) =>
  draftDocument({ today: '2026-03-05', catalogue: [], profile, transcript }).content;

describe('withoutRepeats', () => {
  it('leaves out what another entry says and more', () => {
    expect(withoutRepeats(['Replace the kitchen faucet', 'Faucet', 'Obtain the permit'])).toEqual([
      'Replace the kitchen faucet',
      'Obtain the permit',
    ]);
  });

  it('keeps one of two that say the same', () => {
    expect(withoutRepeats(['Weekly mowing, 26 visits', 'Weekly mowing'])).toEqual(['Weekly mowing, 26 visits']);
    expect(withoutRepeats(['New gates', 'New gate'])).toEqual(['New gates']);
  });

  it('keeps what only shares a word', () => {
    expect(withoutRepeats(['Paint the ceiling', 'Paint the walls'])).toEqual(['Paint the ceiling', 'Paint the walls']);
  });
});

describe('the wording of scope, title and description', () => {
  it('counts behind the verb and measures behind a comma', () => {
    const { scope, title } = draft(
      'install 6 ceiling fans at $125 each and baseboard 180 linear feet at 5 dollars a foot',
    );
    expect(scope).toEqual(['Install 6 ceiling fans', 'Baseboard, 180 linear ft']);
    expect(title).toBe('Install ceiling fans');
  });

  it('supplies materials and obtains permits, and says once what the price covers', () => {
    const { scope, description } = draft(
      'whole house repipe 28 hours at $95 an hour materials are 1400 and the permit is 225',
    );
    expect(scope).toEqual(expect.arrayContaining(['Whole house repipe', 'Supply the materials', 'Obtain the permit']));
    expect(description).toBe('Whole house repipe. The price covers labor, materials and the permit.');
  });

  it('has a title without articles', () => {
    expect(draft('replace the kitchen faucet 2 hours at $95 an hour').title).toBe('Replace kitchen faucet');
  });

  it.each([
    // a count stands before what is named in the plural
    ['14 deck boards replaced at 38 dollars each', '14 deck boards replaced'],
    ['9 sheets of plywood at 60 dollars a sheet', '9 sheets of plywood'],
    ['reglue 6 chairs at 95 dollars each', 'Reglue 6 chairs'],
    ['4 Japanese maples at 180 dollars each', '4 Japanese maples'],
    // and behind what is not, and behind work
    ['2 take down dead ash trees along the wall at 800 dollars each', 'Take down dead ash trees along the wall (2)'],
    ['loading products 60 of them at 4 dollars each', 'Loading products (60)'],
    ['workbooks 35 dollars a copy they need 3 copies', 'Workbooks, 3 copies'],
  ])('%s', (said, written) => {
    expect(draft(said).scope).toContain(written);
  });

  it('counts what the list names in the singular behind it', () => {
    const catalogue = [{ name: 'Mattress disposal', fixedRate: 30, unit: 'each', category: 'junk' }];
    const { scope } = draftDocument({
      today: '2026-03-05',
      catalogue,
      profile,
      transcript: 'invoice for Ann Lee 3 mattress disposals at the regular price',
    }).content;
    expect(scope).toEqual(['Mattress disposal (3)']);
  });
});

describe('a title where nothing is said of the whole job', () => {
  it.each([
    // what costs most, and not what is told in two words or as a verb
    ['invoice for Dan Marsh 2 deadbolts at 140 dollars each and the usual service call 65 dollars', 'Deadbolts'],
    [
      'for Ann Lee a backsplash 32 square feet at 24 dollars a foot plus 60 dollars for grout and thinset',
      'Backsplash',
    ],
    ['reset 6 corner posts at 95 dollars each and rehang the gate 80 dollars', 'Reset corner posts'],
    // work gives it where it costs about as much
    ['new mailbox 150 dollars and repair the steps 140 dollars', 'Repair steps'],
  ])('%s', (said, written) => {
    expect(draft(said).title).toBe(written);
  });
});
