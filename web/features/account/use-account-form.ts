/** A small form: its values, what is wrong with them by the contract's own words, and the call it makes. */
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { ApiError, messageOf } from '#web/api.ts';
import { readIssues } from '#web/ui/read-issues.ts';
import { showError } from '#web/ui/toast-store.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import { showFailure } from './redirect-to-login.ts';

interface AccountFormOptions<Values, Answer> {
  initial: Values;
  schema: z.ZodType;
  send: (values: Values) => Promise<Answer>;
  onDone: (answer: Answer) => unknown;
  /** Said when the server says nothing itself. */
  failure: string;
}

export function useAccountForm<Values extends Record<string, string>, Answer>({
  initial,
  schema,
  send,
  onDone,
  failure,
}: AccountFormOptions<Values, Answer>) {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const call = useMutation({
    mutationFn: () => send(values),
    onSuccess: (answer) => {
      setValues(initial);
      return onDone(answer);
    },
    onError: (error) => {
      const issues = error instanceof ApiError ? error.issues : [];
      setFaults(Object.fromEntries(issues.map(({ path, message }) => [path, message])));
      // What stands at a field need not be said twice.
      if (!issues.some(({ path }) => path in values)) showFailure(error, messageOf(error, failure));
      else if (issues.length > 1) showError(messageOf(error, failure));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = readIssues(schema, values);
    setFaults(found);
    if (Object.keys(found).length === 0) call.mutate();
    else focusFirstFault(event.currentTarget, found);
  };
  return {
    submit,
    busy: call.isPending,
    isDone: call.isSuccess,
    values,
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      onChange: (value: string) => setValues({ ...values, [name]: value }),
      error: faults[name],
      disabled: call.isPending,
    }),
  };
}
