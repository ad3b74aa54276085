import { Tabs } from '@base-ui/react/tabs';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DocumentSettingsForm } from '#web/features/document-settings/document-settings-form.tsx';
import { documentSettingsQuery } from '#web/features/document-settings/document-settings-query.ts';
import { sellerQuery } from '#web/features/e-invoice/e-invoice-queries.ts';
import { SellerPanel } from '#web/features/e-invoice/seller-panel.tsx';
import { HabitList } from '#web/features/habit/habit-list.tsx';
import { habitsQuery } from '#web/features/habit/habit-queries.ts';
import { DefaultsForm } from '#web/features/profile/defaults-form.tsx';
import { defaultsQuery } from '#web/features/profile/defaults-query.ts';
import { ProfilePanel } from '#web/features/profile/profile-panel.tsx';
import { profileQuery } from '#web/features/profile/profile-query.ts';
import { ServicesPanel } from '#web/features/service/services-panel.tsx';
import { usePageTitle } from '#web/features/shell/use-page-title.ts';
import { SubscriptionPanel } from '#web/features/subscription/subscription-panel.tsx';
import { ThemesPanel } from '#web/features/theme/themes-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** All of it at once: forms that came one after another would push each other down. */
function BusinessPanel() {
  const queries = [
    useQuery(habitsQuery),
    useQuery(profileQuery),
    useQuery(defaultsQuery),
    useQuery(documentSettingsQuery),
    useQuery(sellerQuery),
  ];
  // Asked for once, with or without success: a part that failed asks again as it appears, and must not be hidden for that.
  if (queries.some(({ isFetched }) => !isFetched))
    return (
      <div role="status">
        <span className="sr-only">Loading your settings…</span>
        <Skeleton className="h-screen max-w-3xl rounded-card" />
      </div>
    );
  return (
    <div className="flex flex-col gap-6">
      <HabitList />
      <ProfilePanel />
      <DefaultsForm />
      <DocumentSettingsForm />
      <SellerPanel />
    </div>
  );
}

const tabs = [
  { value: 'profile', label: 'Business Profile', Panel: BusinessPanel },
  { value: 'services', label: 'Services & Rates', Panel: ServicesPanel },
  { value: 'themes', label: 'Document Themes', Panel: ThemesPanel },
  { value: 'subscription', label: 'Subscription', Panel: SubscriptionPanel },
];

export function SettingsScreen() {
  usePageTitle('Settings');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const current = tabs.find(({ value }) => value === asked)?.value ?? 'profile';
  return (
    <>
      <h1 className="display text-3xl sm:text-4xl">Settings</h1>
      <p className="mt-1.5 text-ink-faint">Manage your business profile, services, and subscription</p>
      <Tabs.Root
        value={current}
        onValueChange={(value: string) => setSearch({ tab: value }, { replace: true, preventScrollReset: true })}
        className="mt-5"
      >
        <Tabs.List className="-mx-4 flex gap-6 overflow-x-auto border-line border-b px-4 sm:mx-0 sm:px-0">
          {tabs.map(({ value, label }) => (
            <Tabs.Tab
              key={value}
              value={value}
              className="relative min-h-12 shrink-0 whitespace-nowrap font-medium text-ink-faint hover:text-ink data-[active]:font-semibold data-[active]:text-ink data-[active]:after:absolute data-[active]:after:inset-x-0 data-[active]:after:bottom-0 data-[active]:after:h-[3px] data-[active]:after:rounded-t-full data-[active]:after:bg-action"
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, Panel }) => (
          <Tabs.Panel key={value} value={value} className="pt-6 outline-none">
            <Panel />
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </>
  );
}
