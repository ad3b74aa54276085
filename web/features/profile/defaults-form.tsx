import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type BusinessDefaults, businessDefaults, profileEndpoints } from '#contract/profile.ts';
import { callApi, messageOf } from '#web/api.ts';
import { focusFirstFault } from '#web/features/account/focus-first-fault.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { readMoney } from '#web/features/document/edit-line.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { readIssues } from '#web/ui/read-issues.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ungroupDigits } from '#web/ui/ungroup-digits.ts';
import { defaultsQuery } from './defaults-query.ts';

/** What the business usually does. Nothing is shown until it has loaded. */
export function DefaultsForm() {
  const { data } = useQuery(defaultsQuery);
  return data ? <LoadedForm key={JSON.stringify(data)} defaults={data} /> : null;
}

/** An empty box is no setting; what is no number is left for the schema to say. */
const numberOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(ungroupDigits(text)?.replace('%', '') ?? Number.NaN);
const priceOf = (text: string): string | null => (text.trim() === '' ? null : (readMoney(text) ?? text));
const textOf = (value: number | string | null): string => (value === null ? '' : String(value));

const taxScopeOptions = [
  { value: 'everything', label: 'Everything' },
  { value: 'materials', label: 'Materials only' },
] as const;

function LoadedForm({ defaults }: { defaults: BusinessDefaults }) {
  const [values, setValues] = useState({
    hourlyRate: textOf(defaults.hourlyRate),
    minimumCharge: textOf(defaults.minimumCharge),
    taxPercent: textOf(defaults.taxPercent),
    depositPercent: textOf(defaults.depositPercent),
    markupPercent: textOf(defaults.markupPercent),
    validityDays: textOf(defaults.validityDays),
    terms: defaults.terms.join('\n'),
  });
  const [taxOn, setTaxOn] = useState(defaults.taxOn);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const queryClient = useQueryClient();
  const body: BusinessDefaults = {
    hourlyRate: priceOf(values.hourlyRate),
    minimumCharge: priceOf(values.minimumCharge),
    taxPercent: numberOf(values.taxPercent),
    depositPercent: numberOf(values.depositPercent),
    markupPercent: numberOf(values.markupPercent),
    validityDays: numberOf(values.validityDays),
    taxOn,
    terms: values.terms
      .split('\n')
      .map((term) => term.trim())
      .filter((term) => term !== ''),
  };
  const save = useMutation({
    mutationFn: () => callApi(profileEndpoints.saveDefaults, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(defaultsQuery.queryKey, saved);
      showToast('Success', 'Usual terms and rates saved!');
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to save your usual terms. Please try again.')),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = readIssues(businessDefaults, body);
    setFaults(found);
    if (Object.keys(found).length === 0) save.mutate();
    else focusFirstFault(event.currentTarget, found);
  };
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: faults[name] ?? Object.entries(faults).find(([path]) => path.startsWith(`${name}.`))?.[1],
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="defaults-heading"
      className="grid max-w-3xl gap-5 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6"
    >
      <div className="sm:col-span-2">
        <h2 id="defaults-heading" className="font-semibold text-lg">
          What you usually do
        </h2>
        <p className="text-[0.9375rem] text-ink-faint">
          Put into a document where you say nothing else. Leave empty what you would rather decide each time.
        </p>
      </div>
      <TextField
        label="Hourly rate ($)"
        inputMode="decimal"
        hint="For hours without a rate, where no service has one."
        {...field('hourlyRate')}
      />
      <TextField
        label="Minimum charge ($)"
        inputMode="decimal"
        hint="Small jobs by the hour come to at least this."
        {...field('minimumCharge')}
      />
      <TextField
        label="Sales tax (%)"
        inputMode="decimal"
        hint="“No tax” and “tax included” still count more."
        {...field('taxPercent')}
      />
      <SelectField label="Tax is on" value={taxOn} options={taxScopeOptions} onChange={setTaxOn} />
      <TextField label="Deposit (%)" inputMode="decimal" hint="Asked for in offers." {...field('depositPercent')} />
      <TextField
        label="Markup on what you buy (%)"
        inputMode="decimal"
        hint="When you say “my usual markup”. Clients never see it."
        {...field('markupPercent')}
      />
      <TextField label="Offers are valid for (days)" inputMode="numeric" placeholder="30" {...field('validityDays')} />
      <TextAreaField className="sm:col-span-2" label="Usual terms" hint="One per line." rows={4} {...field('terms')} />
      <Button type="submit" className="sm:justify-self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save Usual Terms'}
      </Button>
    </form>
  );
}
