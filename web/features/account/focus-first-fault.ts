/** Leads to the first field that needs another look. */
export function focusFirstFault(form: HTMLFormElement, faults: Record<string, string>) {
  const field = [...form.elements].find((element) => (element as HTMLInputElement).name in faults);
  if (field instanceof HTMLElement) field.focus();
}
