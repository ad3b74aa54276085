import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { accountEndpoints } from '#contract/account.ts';
import { callApi, messageOf } from '#web/api.ts';
import { usePageTitle } from '#web/features/shell/use-page-title.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { unexpectedErrorMessage } from './login-form.tsx';

/** Where the link of the mail leads. It takes a press: programs that look into mails open links, too. */
export function ConfirmEmailScreen() {
  usePageTitle('Confirm email');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => callApi(accountEndpoints.confirmEmail, { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return (
    <AuthFrame>
      <h1 className="display text-3xl">Confirm your email</h1>
      {confirm.isSuccess ? (
        <div className="mt-4 flex flex-col items-start gap-5">
          <Notice role="status">{confirm.data.email} is confirmed. Thank you!</Notice>
          <ButtonLink to={paths.dashboard} size="large">
            Go to Dashboard
          </ButtonLink>
        </div>
      ) : (
        <div className="mt-3 flex flex-col gap-5">
          <p className="text-ink-soft">One press, and we know that this address is yours.</p>
          {confirm.isError && (
            <Notice tone="danger" role="alert">
              {messageOf(confirm.error, unexpectedErrorMessage)}
            </Notice>
          )}
          <Button size="large" className="self-start" onClick={() => confirm.mutate()} disabled={confirm.isPending}>
            {confirm.isPending ? 'Confirming…' : 'Confirm Email'}
          </Button>
        </div>
      )}
    </AuthFrame>
  );
}
