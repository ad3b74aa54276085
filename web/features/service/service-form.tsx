import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type ServiceRecord, serviceBody, serviceEndpoints, serviceMessages } from '#contract/service.ts';
import { callApi, messageOf } from '#web/api.ts';
import { focusFirstFault } from '#web/features/account/focus-first-fault.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { readIssues } from '#web/ui/read-issues.ts';
import { showError, showToast } from '#web/ui/toast-store.ts';

const commonUnits = ['each', 'visit', 'room', 'sq ft', 'linear ft', 'sq yd', 'cu yd', 'square', 'day', 'ton', 'load'];

const empty = { name: '', description: '', category: '', hourlyRate: '', fixedRate: '', unit: '' };

const valuesOf = (service: ServiceRecord): typeof empty => ({
  name: service.name,
  description: service.description ?? '',
  category: service.category ?? '',
  hourlyRate: service.hourlyRate ?? '',
  fixedRate: service.fixedRate ?? '',
  unit: service.unit ?? '',
});

/** Empty means no such rate; what is no number is left for the schema to refuse. */
const rateOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const textOf = (text: string): string | null => text.trim() || null;

/** Adds a service, or changes the one given. */
export function ServiceForm({ service, onSaved }: { service: ServiceRecord | null; onSaved: () => unknown }) {
  const [values, setValues] = useState(service ? valuesOf(service) : empty);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const body = {
    name: values.name,
    description: textOf(values.description),
    hourlyRate: rateOf(values.hourlyRate),
    fixedRate: rateOf(values.fixedRate),
    unit: textOf(values.unit),
    category: textOf(values.category),
  };
  const save = useMutation({
    mutationFn: () =>
      service
        ? callApi(serviceEndpoints.updateService, { params: { id: service.id }, body })
        : callApi(serviceEndpoints.addService, { body }),
    onSuccess: () => {
      showToast('Success', service ? 'Service updated!' : 'Service added!');
      if (!service) setValues(empty);
      return onSaved();
    },
    onError: (error) =>
      showFailure(
        error,
        messageOf(
          error,
          service ? 'Failed to update service. Please try again.' : 'Failed to add service. Please try again.',
        ),
      ),
  });
  const units = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = readIssues(serviceBody, body);
    setFaults(found);
    if (found.name) showError(serviceMessages.nameRequired);
    if (Object.keys(found).length === 0) save.mutate();
    else focusFirstFault(event.currentTarget, found);
  };
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: faults[name],
    disabled: save.isPending,
  });
  const price = {
    type: 'number',
    step: '0.01',
    min: 0,
    inputMode: 'decimal',
    inputClassName: 'figures',
    placeholder: '0.00',
  } as const;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-2 gap-4">
      <TextField className="col-span-2" label="Service Name" required {...field('name')} />
      <TextAreaField className="col-span-2" label="Description" rows={2} {...field('description')} />
      <TextField className="col-span-2" label="Category" placeholder="Painting" {...field('category')} />
      <TextField label="Hourly Rate ($)" {...price} {...field('hourlyRate')} />
      <TextField label="Fixed Rate ($)" {...price} {...field('fixedRate')} />
      <TextField
        className="col-span-2"
        label="Unit of the fixed rate"
        placeholder="each, sq ft, visit"
        list={units}
        hint="Leave empty when the price is for the whole job."
        {...field('unit')}
      />
      <datalist id={units}>
        {commonUnits.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      <Button type="submit" className="col-span-2" disabled={save.isPending}>
        {save.isPending ? 'Saving…' : service ? 'Save Service' : 'Add Service'}
      </Button>
    </form>
  );
}
