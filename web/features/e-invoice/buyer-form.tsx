import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { buyerDetails, eInvoiceEndpoints } from '#contract/e-invoice.ts';
import type { BuyerDetails } from '#engine/index.ts';
import { callApi, messageOf } from '#web/api.ts';
import { focusFirstFault } from '#web/features/account/focus-first-fault.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { readIssues } from '#web/ui/read-issues.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { AddressFields, textsOf } from './address-fields.tsx';
import { eInvoiceQuery } from './e-invoice-queries.ts';

interface BuyerFormProps {
  id: string;
  buyer: BuyerDetails;
  /** What an earlier invoice says of the client: offered, and only taken when it is looked at. */
  earlier: BuyerDetails | null;
}

export function BuyerForm({ id, buyer, earlier }: BuyerFormProps) {
  const [values, setValues] = useState(() => textsOf({ ...buyer }));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => callApi(eInvoiceEndpoints.saveBuyerDetails, { params: { id }, body: values }),
    onSuccess: (state) => {
      queryClient.setQueryData(eInvoiceQuery(id).queryKey, state);
      setValues(textsOf({ ...state.buyer }));
      showToast('Success', 'Client details saved!');
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to save client details. Please try again.')),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = readIssues(buyerDetails, values);
    setFaults(found);
    if (Object.keys(found).length === 0) save.mutate();
    else focusFirstFault(event.currentTarget, found);
  };
  const isEmpty = Object.values(values).every((value) => value === '');
  return (
    <form noValidate onSubmit={submit} aria-label="Details of the client" className="grid gap-4 sm:grid-cols-2">
      {earlier && isEmpty && (
        <div className="sm:col-span-2">
          <Notice>
            <p>
              Your last invoice to this name says:{' '}
              {[earlier.street, earlier.city, earlier.country].filter(Boolean).join(', ')}.
            </p>
            <Button tone="secondary" className="mt-2" onClick={() => setValues(textsOf({ ...earlier }))}>
              Use it here
            </Button>
          </Notice>
        </div>
      )}
      <AddressFields
        own={false}
        values={values}
        onChange={(changed) => setValues({ ...values, ...changed })}
        faults={faults}
      />
      <TextField
        label="VAT number"
        name="vatId"
        autoComplete="off"
        spellCheck={false}
        value={values.vatId}
        onChange={(vatId) => setValues({ ...values, vatId })}
        error={faults.vatId}
      />
      <TextField
        label="Their reference"
        name="reference"
        autoComplete="off"
        hint="An order number or a Leitweg-ID, where they gave one."
        value={values.reference}
        onChange={(reference) => setValues({ ...values, reference })}
        error={faults.reference}
      />
      <Button type="submit" tone="secondary" className="sm:justify-self-start" disabled={save.isPending}>
        {save.isPending ? 'Saving…' : 'Save Client Details'}
      </Button>
    </form>
  );
}
