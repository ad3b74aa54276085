import { countryCodes } from '#contract/countries.ts';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = [
  { value: '', label: 'Please choose' },
  ...[...countryCodes]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en')),
];

export interface AddressValues {
  street: string;
  city: string;
  postalCode: string;
  region: string;
  country: string;
}

/** Texts of a form from details that may be null. */
export const textsOf = <T extends Record<string, string | null>>(details: T): { [Key in keyof T]: string } =>
  Object.fromEntries(Object.entries(details).map(([key, value]) => [key, value ?? ''])) as { [Key in keyof T]: string };

interface AddressFieldsProps {
  values: AddressValues;
  onChange: (values: Partial<AddressValues>) => void;
  faults: Record<string, string>;
  /** "billing": the browser may fill in the person's own address. */
  own: boolean;
}

/** A legal address in its parts, as an e-invoice wants it. */
export function AddressFields({ values, onChange, faults, own }: AddressFieldsProps) {
  const field = (name: keyof AddressValues, autoComplete: string) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: faults[name],
    autoComplete: own ? autoComplete : 'off',
  });
  return (
    <>
      <TextField className="sm:col-span-2" label="Street and number" {...field('street', 'street-address')} />
      <TextField label="City" {...field('city', 'address-level2')} />
      <TextField label="Postal code" {...field('postalCode', 'postal-code')} />
      <TextField label="State or region" {...field('region', 'address-level1')} />
      <SelectField
        label="Country"
        value={values.country}
        options={countries}
        onChange={(country) => onChange({ country })}
      />
    </>
  );
}
