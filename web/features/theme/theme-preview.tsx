import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type DocumentTheme, presentDocument } from '#engine/index.ts';
import { Paper } from '#web/features/document/paper.tsx';
import { profileQuery } from '#web/features/profile/profile-query.ts';
import { localDay } from '#web/ui/format.ts';
import { sampleInput } from './sample-document.ts';

/** The sample quote in a theme, on the real page. */
export function ThemePreview({ theme }: { theme: DocumentTheme }) {
  const { data: profile } = useQuery(profileQuery);
  const presented = useMemo(
    () => presentDocument(sampleInput(theme, profile ?? null, localDay(new Date()))),
    [theme, profile],
  );
  return <Paper presented={presented} />;
}
