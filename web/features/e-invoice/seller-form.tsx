import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { eInvoiceEndpoints, sellerDetails } from '#contract/e-invoice.ts';
import type { SellerDetails } from '#engine/index.ts';
import { callApi, messageOf } from '#web/api.ts';
import { focusFirstFault } from '#web/features/account/focus-first-fault.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { readIssues } from '#web/ui/read-issues.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AddressFields, textsOf } from './address-fields.tsx';
import { sellerQuery } from './e-invoice-queries.ts';

const categories = [
  { value: '', label: 'Please choose' },
  { value: 'O', label: 'Outside the scope of VAT, such as work in the US' },
  { value: 'E', label: 'Exempt, such as a small business' },
  { value: 'Z', label: 'Zero-rated' },
  { value: 'AE', label: 'Reverse charge: the client owes the tax' },
];

/** The grounds for category E are only asked where it is chosen. */
export function SellerForm({ seller }: { seller: SellerDetails }) {
  const [values, setValues] = useState(() => textsOf({ ...seller }));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const queryClient = useQueryClient();
  const body = {
    ...values,
    untaxedCategory: (values.untaxedCategory || null) as SellerDetails['untaxedCategory'],
  };
  const save = useMutation({
    mutationFn: () => callApi(eInvoiceEndpoints.saveSellerDetails, { body }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(sellerQuery.queryKey, saved);
      setValues(textsOf({ ...saved }));
      showToast('Success', 'E-invoice details saved!');
      await queryClient.invalidateQueries({ queryKey: ['e-invoices'] });
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to save e-invoice details. Please try again.')),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = readIssues(sellerDetails, body);
    setFaults(found);
    if (Object.keys(found).length === 0) save.mutate();
    else focusFirstFault(event.currentTarget, found);
  };
  const field = (name: 'vatId' | 'taxNumber' | 'exemptionReason') => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: faults[name],
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="E-invoice details of your business"
      className="grid gap-4 sm:grid-cols-2"
    >
      <AddressFields own values={values} onChange={(changed) => setValues({ ...values, ...changed })} faults={faults} />
      <TextField label="VAT number" hint="Where you have one, such as DE123456789." {...field('vatId')} />
      <TextField label="Tax number" hint="Any other, such as your EIN." {...field('taxNumber')} />
      <SelectField
        className="sm:col-span-2"
        label="When a line bears no tax, why?"
        value={values.untaxedCategory}
        options={categories}
        onChange={(untaxedCategory) => setValues({ ...values, untaxedCategory })}
      />
      {values.untaxedCategory === 'E' && (
        <TextField
          className="sm:col-span-2"
          label="Grounds of the exemption"
          hint="As the law words it, such as “Small business, § 19 UStG”."
          {...field('exemptionReason')}
        />
      )}
      <Button type="submit" tone="secondary" className="sm:justify-self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save Business Details'}
      </Button>
    </form>
  );
}
