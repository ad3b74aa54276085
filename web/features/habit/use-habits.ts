/** Keeping a habit as a setting, or never hearing of it again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { habitEndpoints } from '#contract/habit.ts';
import { callApi, messageOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { defaultsQuery } from '#web/features/profile/defaults-query.ts';
import { servicesQuery } from '#web/features/service/service-queries.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { habitsQuery } from './habit-queries.ts';

export function useHabits() {
  const queryClient = useQueryClient();
  const accept = useMutation({
    mutationFn: (key: string) => callApi(habitEndpoints.acceptHabit, { body: { key } }),
    onSuccess: (left) => {
      queryClient.setQueryData(habitsQuery.queryKey, left);
      queryClient.invalidateQueries({ queryKey: defaultsQuery.queryKey });
      queryClient.invalidateQueries({ queryKey: servicesQuery.queryKey });
      showToast('Success', 'Kept as your usual!');
    },
    onError: (error) => {
      queryClient.invalidateQueries({ queryKey: habitsQuery.queryKey });
      showFailure(error, messageOf(error, 'Failed to keep this. Please try again.'));
    },
  });
  const dismiss = useMutation({
    mutationFn: (key: string) => callApi(habitEndpoints.dismissHabit, { body: { key } }),
    onSuccess: (left) => {
      queryClient.setQueryData(habitsQuery.queryKey, left);
      queryClient.invalidateQueries({ queryKey: ['documents', 'suggestions'] });
    },
    onError: (error) => showFailure(error, messageOf(error, 'Failed to dismiss this. Please try again.')),
  });
  return { accept, dismiss };
}
