import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Palette, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ThemeRecord } from '#contract/theme.ts';
import { themeEndpoints } from '#contract/theme.ts';
import { callApi, messageOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ThemeDialog } from './theme-dialog.tsx';
import { ThemeThumbnail } from './theme-preview.tsx';
import { themesQuery } from './theme-queries.ts';

export function ThemesPanel() {
  const { data: themes, isError, refetch } = useQuery(themesQuery);
  /** null: none; 'new' or the theme that is edited. */
  const [edited, setEdited] = useState<ThemeRecord | 'new' | null>(null);
  const [doomed, setDoomed] = useState<ThemeRecord | null>(null);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: themesQuery.queryKey });
  const setDefault = useMutation({
    mutationFn: (id: string) => callApi(themeEndpoints.setDefaultTheme, { params: { id } }),
    onSuccess: () => {
      showToast('Success', 'Default theme updated!');
      return refresh();
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to set default theme. Please try again.')),
  });
  const remove = useMutation({
    mutationFn: (id: string) => callApi(themeEndpoints.deleteTheme, { params: { id } }),
    onSuccess: () => {
      showToast('Success', 'Theme deleted successfully!');
      return refresh();
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to delete theme. Please try again.')),
  });
  return (
    <section aria-labelledby="themes-heading">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="themes-heading" className="font-semibold text-lg">
            Document Themes
          </h2>
          <p className="text-ink-faint">Customize the appearance of your quotes, bids, and estimates</p>
        </div>
        <Button onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" />
          Create Theme
        </Button>
      </header>
      {themes ? (
        themes.length > 0 ? (
          <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {themes.map((theme) => (
              <li key={theme.id} className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
                <div className="border-line border-b bg-sunken px-8 py-6">
                  <ThemeThumbnail theme={theme} />
                </div>
                <div className="flex items-center gap-1 py-2 pr-2 pl-4">
                  <p className="min-w-0 flex-1 truncate font-semibold">{theme.name}</p>
                  {theme.isDefault ? (
                    <span className="rounded-full bg-action-soft px-2.5 py-0.5 font-medium text-[0.8125rem] text-action">
                      Default
                    </span>
                  ) : (
                    <Button
                      tone="quiet"
                      className="px-2.5"
                      disabled={setDefault.isPending}
                      onClick={() => setDefault.mutate(theme.id)}
                    >
                      Set Default<span className="sr-only"> {theme.name}</span>
                    </Button>
                  )}
                  <Button tone="quiet" size="icon" title="Edit" onClick={() => setEdited(theme)}>
                    <Pencil aria-hidden="true" />
                    <span className="sr-only">Edit {theme.name}</span>
                  </Button>
                  {!theme.isDefault && (
                    <Button tone="dangerQuiet" size="icon" title="Delete" onClick={() => setDoomed(theme)}>
                      <Trash2 aria-hidden="true" />
                      <span className="sr-only">Delete {theme.name}</span>
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <div className="mt-5 flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-6 py-14 text-center">
            <Palette aria-hidden="true" className="size-9 text-ink-faint" strokeWidth={1.5} />
            <p className="text-ink-soft">No themes created yet</p>
            <Button onClick={() => setEdited('new')}>Create Your First Theme</Button>
          </div>
        )
      ) : isError ? (
        <div className="mt-5">
          <Notice tone="danger" role="alert">
            <p>Your themes could not be loaded. Check your connection and try again.</p>
            <Button tone="secondary" className="mt-2" onClick={() => refetch()}>
              Try again
            </Button>
          </Notice>
        </div>
      ) : (
        <div role="status" className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          <span className="sr-only">Loading themes...</span>
          <Skeleton className="aspect-[8.5/11] rounded-card" />
          <Skeleton className="aspect-[8.5/11] rounded-card" />
        </div>
      )}
      {edited && (
        <ThemeDialog
          theme={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            return refresh();
          }}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title="Delete this theme?"
        message={`“${doomed?.name ?? ''}” will be gone. Your documents then use the default theme.`}
        confirmLabel="Delete"
        onConfirm={() => doomed && remove.mutate(doomed.id)}
      />
    </section>
  );
}
