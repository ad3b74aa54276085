/** A draft of words said about a job for one client, with a small price list. */
import type { CatalogueService } from '../../../document/business-document.ts';
import { draftDocument } from '../../../document/draft-document.ts';

export const draftSaid = (words: string) =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2026-03-05',
    catalogue: [
      { name: 'Pool opening', fixedRate: 395 },
      { name: 'Pool closing', fixedRate: 345 },
      { name: 'Pool tech', hourlyRate: 75, unit: 'hour' },
      { name: 'Furniture assembly', fixedRate: 85, unit: 'each' },
      { name: 'SAT prep', hourlyRate: 65, unit: 'hour' },
    ],
    profile: { businessName: 'Acme Services', description: 'Home repair and remodeling' },
  });

/** The same between two priced things that come to 150. */
export const draftBetween = (words: string) => draftSaid(`seal the deck 100 ${words} and a new gate 50`);

/** The draft of a whole dictation by a business without a price list, or with a given one. */
export const draftAlone = (transcript: string, catalogue: readonly CatalogueService[] = []) =>
  draftDocument({
    transcript,
    today: '2026-03-05',
    catalogue,
    profile: { businessName: 'Acme Services', description: 'Home repair' },
  });

/** The names of its lines and what each comes to. */
export const itemsSaid = (transcript: string, catalogue?: readonly CatalogueService[]): string[] =>
  draftAlone(transcript, catalogue).content.items.map(({ description, amount }) => `${description} ${amount}`);

/** Its charged lines: how many, at how much, and what that comes to. */
export const linesSaid = (transcript: string): string[] =>
  draftAlone(transcript).content.items.flatMap(({ quantity, unit_price, amount, optional }) =>
    optional ? [] : [`${quantity ?? ''} x ${unit_price ?? ''} = ${amount}`],
  );
