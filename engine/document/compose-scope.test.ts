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
});
