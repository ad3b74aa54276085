/** The engine as the recorder uses it. A file of its own, so that it is loaded only where dictation happens. */
import {
  type BusinessProfile,
  type CatalogueService,
  type DocumentContent,
  draftDocument,
  type Question,
} from '#engine/index.ts';

export interface Understanding {
  content: DocumentContent;
  questions: Question[];
}

/** What would be made of these words now. */
export function understand(
  transcript: string,
  profile: BusinessProfile,
  catalogue: CatalogueService[],
  today: string,
): Understanding {
  const { content, questions } = draftDocument({ transcript, profile, catalogue, today });
  return { content, questions };
}
