import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { type ThemeRecord, themeBody, themeEndpoints, themeFonts } from '#contract/theme.ts';
import { type DocumentTheme, defaultTheme, layoutOr } from '#engine/index.ts';
import { callApi, messageOf } from '#web/api.ts';
import { focusFirstFault } from '#web/features/account/focus-first-fault.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { readIssues } from '#web/ui/read-issues.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { DesignPicker } from './design-picker.tsx';
import { colorFields, isDesignName, sizeFields, type ThemeValues, themeOf, unedited, valuesOf } from './theme-form.ts';
import { ThemePreview } from './theme-preview.tsx';

interface ThemeDialogProps {
  /** The theme to edit; null makes a new one. */
  theme: ThemeRecord | null;
  onClose: () => void;
  onSaved: () => unknown;
}

const fontOptions = themeFonts.map((value) => ({ value, label: value }));
const formId = 'theme-form';

/** Creates or edits a theme beside the page it makes. */
export function ThemeDialog({ theme, onClose, onSaved }: ThemeDialogProps) {
  const [values, setValues] = useState<ThemeValues>(() => valuesOf(theme, theme?.name));
  /** Where the fields come from that the form does not have. */
  const [design, setDesign] = useState<DocumentTheme>(theme ?? defaultTheme);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const shown = useDeferredValue(values);
  const look = useMemo(() => themeOf(shown, design), [shown, design]);
  const save = useMutation({
    mutationFn: () =>
      theme
        ? callApi(themeEndpoints.updateTheme, {
            params: { id: theme.id },
            body: { ...values, layout: layoutOr(design.layout) },
          })
        : callApi(themeEndpoints.createTheme, { body: themeBody.parse({ ...values, ...unedited(design) }) }),
    onSuccess: () => {
      showToast('Success', theme ? 'Theme updated successfully!' : 'Theme created successfully!');
      return onSaved();
    },
    onError: (error) =>
      showFailure(
        error,
        messageOf(
          error,
          theme ? 'Failed to update theme. Please try again.' : 'Failed to create theme. Please try again.',
        ),
      ),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = readIssues(themeBody, values);
    setFaults(found);
    if (Object.keys(found).length === 0) save.mutate();
    else focusFirstFault(event.currentTarget, found);
  };
  const set = (name: keyof ThemeValues) => (value: string) => setValues({ ...values, [name]: value });
  return (
    <Modal
      open
      onClose={onClose}
      size="wide"
      title={theme ? 'Edit Theme' : 'Create New Theme'}
      footer={
        <div className="flex justify-end gap-2">
          <Button tone="secondary" className="flex-1 sm:flex-none" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} className="flex-1 sm:flex-none" disabled={save.isPending}>
            {save.isPending ? 'Saving…' : theme ? 'Save Theme' : 'Create Theme'}
          </Button>
        </div>
      }
    >
      <div className="lg:grid lg:min-h-full lg:grid-cols-[24rem_minmax(0,1fr)]">
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 p-4 sm:p-6">
          <TextField
            label="Theme Name"
            required
            name="name"
            value={values.name}
            onChange={set('name')}
            error={faults.name}
            placeholder="Letterhead"
            maxLength={100}
          />
          <DesignPicker
            value={layoutOr(design.layout)}
            onPick={({ name, theme: picked }) => {
              // A theme that is there keeps its own colors and font; a new one starts from those of the design.
              setDesign(theme ? { ...design, layout: layoutOr(picked.layout) } : picked);
              if (!theme) setValues(valuesOf(picked, isDesignName(values.name) ? name : values.name));
            }}
          />
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1.5 font-semibold">Colors</legend>
            {colorFields.map(({ name, label }) => (
              <label key={name} className="flex min-h-12 items-center gap-3">
                <input
                  type="color"
                  name={name}
                  value={values[name]}
                  onChange={(event) => set(name)(event.target.value)}
                  className="size-11 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
                />
                <span className="flex-1">{label}</span>
                <span className="figures text-[0.875rem] text-ink-faint">{values[name]}</span>
              </label>
            ))}
          </fieldset>
          <SelectField
            label="Font Family"
            value={values.fontFamily}
            options={fontOptions}
            onChange={(fontFamily) => setValues({ ...values, fontFamily })}
          />
          <div className="grid grid-cols-2 gap-4">
            {sizeFields.map(({ name, label }) => (
              <TextField
                key={name}
                label={label}
                name={name}
                value={values[name]}
                onChange={set(name)}
                error={faults[name]}
              />
            ))}
          </div>
        </form>
        <section aria-label="Preview" className="bg-sunken p-4 sm:p-8">
          <div className="mx-auto max-w-[44rem] lg:sticky lg:top-8">
            <ThemePreview theme={look} />
          </div>
        </section>
      </div>
    </Modal>
  );
}
