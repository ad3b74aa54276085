import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type DocumentSettings, documentSettingsEndpoints } from '#contract/document-settings.ts';
import { documentTypes, faultOfNumberPattern, formatNumber } from '#engine/index.ts';
import { callApi, messageOf } from '#web/api.ts';
import { focusFirstFault } from '#web/features/account/focus-first-fault.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { capitalize, localDay } from '#web/ui/format.ts';
import { readIssues } from '#web/ui/read-issues.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { documentSettingsQuery } from './document-settings-query.ts';

/** Numbers of documents, and how long clients have to pay. Nothing is shown until it has loaded. */
export function DocumentSettingsForm() {
  const { data } = useQuery(documentSettingsQuery);
  return data ? <LoadedForm key={JSON.stringify(data)} settings={data} /> : null;
}

const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

function LoadedForm({ settings }: { settings: DocumentSettings }) {
  const [numbers, setNumbers] = useState(() =>
    documentTypes.map((type) => ({
      type,
      pattern: settings.numbers[type].pattern,
      next: String(settings.numbers[type].next),
    })),
  );
  const [paymentDays, setPaymentDays] = useState(String(settings.paymentDays));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const queryClient = useQueryClient();
  const today = localDay(new Date());
  const body = {
    numbers: Object.fromEntries(numbers.map(({ type, pattern, next }) => [type, { pattern, next: wholeNumber(next) }])),
    paymentDays: wholeNumber(paymentDays),
    today,
  };
  const save = useMutation({
    mutationFn: () => callApi(documentSettingsEndpoints.saveDocumentSettings, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(documentSettingsQuery.queryKey, saved);
      showToast('Success', 'Document numbers saved!');
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to save document numbers. Please try again.')),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = readIssues(documentSettingsEndpoints.saveDocumentSettings.body!, body);
    setFaults(found);
    if (Object.keys(found).length === 0) save.mutate();
    else focusFirstFault(event.currentTarget, found);
  };
  const change = (index: number, values: { pattern?: string; next?: string }) =>
    setNumbers(numbers.map((entry, at) => (at === index ? { ...entry, ...values } : entry)));
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="document-settings-heading"
      className="flex max-w-3xl flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div>
        <h2 id="document-settings-heading" className="font-semibold text-lg">
          Document numbers
        </h2>
        <p className="text-[0.9375rem] text-ink-faint">
          Write {'{YYYY}'} or {'{YY}'} for the year and zeros in braces, such as {'{0000}'}, for the counter. With a
          year the counter starts anew every year.
        </p>
      </div>
      <ul className="flex flex-col gap-4">
        {numbers.map(({ type, pattern, next }, index) => {
          const usable = faultOfNumberPattern(pattern) === null && wholeNumber(next) > 0;
          return (
            <li key={type} className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
              <TextField
                label={`${capitalize(type)} numbers`}
                name={`numbers.${type}.pattern`}
                value={pattern}
                onChange={(value) => change(index, { pattern: value })}
                error={faults[`numbers.${type}.pattern`]}
                hint={usable ? `Next: ${formatNumber(pattern, wholeNumber(next), today)}` : undefined}
                spellCheck={false}
              />
              <TextField
                label={
                  <>
                    Next<span className="sr-only"> {type} number</span>
                  </>
                }
                name={`numbers.${type}.next`}
                inputMode="numeric"
                value={next}
                onChange={(value) => change(index, { next: value })}
                error={faults[`numbers.${type}.next`]}
              />
            </li>
          );
        })}
      </ul>
      <TextField
        className="max-w-60"
        label="Days to pay an invoice"
        name="paymentDays"
        inputMode="numeric"
        value={paymentDays}
        onChange={setPaymentDays}
        error={faults.paymentDays}
        hint="Terms such as “Net 15” on the invoice count more."
      />
      <Button type="submit" className="self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save Numbers'}
      </Button>
    </form>
  );
}
