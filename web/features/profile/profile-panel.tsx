import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { type ProfileRecord, profileBody, profileEndpoints } from '#contract/profile.ts';
import { callApi, messageOf } from '#web/api.ts';
import { focusFirstFault } from '#web/features/account/focus-first-fault.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { readIssues } from '#web/ui/read-issues.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showError, showToast } from '#web/ui/toast-store.ts';
import { profileQuery } from './profile-query.ts';
import { logoFault, readAsDataUrl } from './read-logo.ts';

export function ProfilePanel() {
  const { data: profile, isPending, isError, refetch } = useQuery(profileQuery);
  if (isPending) return <Skeleton className="h-[38rem] max-w-3xl rounded-card" />;
  if (isError)
    return (
      <Notice tone="danger" role="alert">
        <p>Your profile could not be loaded. Check your connection and try again.</p>
        <Button tone="secondary" className="mt-2" onClick={() => refetch()}>
          Try again
        </Button>
      </Notice>
    );
  return <ProfileForm profile={profile} />;
}

/** A team of no number is a team of one. */
const teamSizeOf = (text: string): number => {
  const size = Number.parseInt(text, 10);
  return Number.isNaN(size) ? 1 : size;
};

function ProfileForm({ profile }: { profile: ProfileRecord | null }) {
  const [values, setValues] = useState({
    businessName: profile?.businessName ?? '',
    website: profile?.website ?? '',
    phone: profile?.phone ?? '',
    teamSize: String(profile?.teamSize ?? 1),
    description: profile?.description ?? '',
    address: profile?.address ?? '',
    logoUrl: profile?.logoUrl ?? null,
  });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const queryClient = useQueryClient();
  const body = { ...values, teamSize: teamSizeOf(values.teamSize) };
  const save = useMutation({
    mutationFn: () => callApi(profileEndpoints.saveProfile, { body }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(profileQuery.queryKey, saved);
      showToast('Success', 'Business profile saved!');
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to save profile. Please try again.')),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = readIssues(profileBody, body);
    setFaults(found);
    if (Object.keys(found).length === 0) save.mutate();
    else focusFirstFault(event.currentTarget, found);
  };
  const field = (name: Exclude<keyof typeof values, 'logoUrl'>) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: faults[name],
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-3xl gap-5 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6"
    >
      <p className="text-[0.9375rem] text-ink-faint sm:col-span-2">
        This stands at the head of every document you hand over.
      </p>
      <LogoField
        logo={values.logoUrl}
        onChange={(logoUrl) => setValues({ ...values, logoUrl })}
        error={faults.logoUrl}
      />
      <TextField label="Business Name" required autoComplete="organization" {...field('businessName')} />
      <TextField label="Website" inputMode="url" autoComplete="url" {...field('website')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      <TextField
        label="Team Size"
        type="number"
        min={1}
        {...field('teamSize')}
        onBlur={() => setValues({ ...values, teamSize: String(teamSizeOf(values.teamSize)) })}
      />
      <TextAreaField className="sm:col-span-2" label="Business Description" rows={3} {...field('description')} />
      <TextAreaField
        className="sm:col-span-2"
        label="Address"
        rows={2}
        autoComplete="street-address"
        {...field('address')}
      />
      <Button type="submit" className="sm:justify-self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save Profile'}
      </Button>
    </form>
  );
}

interface LogoFieldProps {
  logo: string | null;
  onChange: (logo: string | null) => void;
  error: string | undefined;
}

function LogoField({ logo, onChange, error }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const fault = logoFault(file);
    if (fault) return showError(fault);
    try {
      onChange(await readAsDataUrl(file));
    } catch {
      showError('The file could not be read. Please choose another one.');
    }
  };
  return (
    <div className="flex items-center gap-4 sm:col-span-2">
      <div className="flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-white p-2">
        {logo ? (
          <img src={logo} alt="Your logo" className="max-h-full max-w-full object-contain" />
        ) : (
          <ImagePlus aria-hidden="true" className="size-8 text-[#6b7078]" strokeWidth={1.5} />
        )}
      </div>
      <div>
        <input
          ref={input}
          id="logo"
          type="file"
          accept="image/*"
          aria-label="Logo"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button tone="secondary" onClick={() => input.current?.click()}>
            {logo ? 'Change Logo' : 'Upload Logo'}
          </Button>
          {logo && (
            <Button tone="quiet" size="icon" aria-label="Remove logo" onClick={() => onChange(null)}>
              <Trash2 aria-hidden="true" />
            </Button>
          )}
        </div>
        <p className="mt-1.5 text-[0.875rem] text-ink-faint">PNG, JPG, WebP or GIF, less than 5MB.</p>
        {error && <p className="font-medium text-[0.875rem] text-danger">{error}</p>}
      </div>
    </div>
  );
}
