import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type DocumentTheme, presentDocument } from '#engine/index.ts';
import { Paper } from '#web/features/document/paper.tsx';
import { profileQuery } from '#web/features/profile/profile-query.ts';
import { localDay } from '#web/ui/format.ts';
import { sampleInput } from './sample-document.ts';

/** The sample quote in a theme, on the real page; as a picture it is to scale at any size. */
export function ThemePreview({ theme, picture = false }: { theme: DocumentTheme; picture?: boolean }) {
  const { data: profile } = useQuery(profileQuery);
  const presented = useMemo(
    () => presentDocument(sampleInput(theme, profile ?? null, localDay(new Date()))),
    [theme, profile],
  );
  return <Paper presented={presented} picture={picture} />;
}

/** A page of this theme, whole and small; for the eye alone. */
export const ThemeThumbnail = ({ theme }: { theme: DocumentTheme }) => (
  <div aria-hidden="true" inert className="aspect-[8.5/11] overflow-hidden rounded-sm text-left">
    <ThemePreview theme={theme} picture />
  </div>
);
