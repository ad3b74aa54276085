import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import type { DocumentRecord } from '#contract/document.ts';
import { type DocumentContent, defaultTheme, presentDocument } from '#engine/index.ts';
import { profileQuery } from '#web/features/profile/profile-query.ts';
import { themesQuery } from '#web/features/theme/theme-queries.ts';
import { explainLine, explainTotal } from './explain-amount.ts';
import { Paper } from './paper.tsx';
import './print-page.css';

interface DocumentPreviewProps {
  /** A stored document, or what one will be: it has no number yet. */
  document: Pick<DocumentRecord, 'type' | 'issuedOn' | 'dueOn' | 'paidOn' | 'convertedFrom' | 'transcription'> & {
    number: string | null;
  };
  /** What the page shows: the stored document, or what it is being changed to. */
  draft: { title: string; client: string; content: DocumentContent };
  includeLogo: boolean;
}

/** The page of a document in the business's default theme; every amount tells where it comes from. */
export const DocumentPreview = memo(function DocumentPreview({ document, draft, includeLogo }: DocumentPreviewProps) {
  const { data: profile } = useQuery(profileQuery);
  const { data: themes } = useQuery(themesQuery);
  const presented = useMemo(
    () =>
      presentDocument({
        type: document.type,
        title: draft.title,
        client: draft.client || null,
        content: draft.content,
        business: profile ?? null,
        theme: themes?.find(({ isDefault }) => isDefault) ?? defaultTheme,
        issuedOn: document.issuedOn,
        number: document.number,
        dueOn: document.dueOn,
        paidOn: document.paidOn,
        convertedFrom: document.convertedFrom,
        includeLogo,
      }),
    [document, draft, profile, themes, includeLogo],
  );
  const { content } = draft;
  return (
    <div data-printed>
      <Paper
        presented={presented}
        explain={{
          line: (item) => explainLine(content, item, document.transcription),
          total: (of) => explainTotal(content, of, document.transcription),
        }}
      />
    </div>
  );
});
