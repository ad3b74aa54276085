/** The engine as the recorder uses it. Only the worker imports it, so that it is loaded only where dictation happens. */
import {
  type BusinessProfile,
  type CatalogueService,
  type DocumentContent,
  defaultTheme,
  draftDocument,
  presentDocument,
  type Question,
} from '#engine/index.ts';

export interface Understanding {
  content: DocumentContent;
  questions: Question[];
  /** The running total as the document would print it, such as "Priced so far: $450.00"; null while nothing is priced. */
  total: { label: string; value: string } | null;
}

/** What would be made of these words now. */
export function understand(
  transcript: string,
  profile: BusinessProfile,
  catalogue: CatalogueService[],
  today: string,
): Understanding {
  const { content, questions, type } = draftDocument({ transcript, profile, catalogue, today });
  const { blocks } = presentDocument({
    type,
    title: content.title,
    client: content.client,
    content,
    business: null,
    theme: defaultTheme,
    issuedOn: today,
    number: null,
    includeLogo: false,
  });
  const rows = blocks.flatMap((block) => (block.kind === 'totals' ? block.rows : []));
  const total = rows.find(({ of }) => of === 'total');
  const row = content.amount === null && !content.total_range ? rows.find(({ of }) => of === 'subtotal') : total;
  // what is hard to read in the middle of a sentence often is not at its end
  const open = questions.filter(({ of }) => of !== 'figure');
  return { content, questions: open, total: row ? { label: row.label, value: row.value } : null };
}
