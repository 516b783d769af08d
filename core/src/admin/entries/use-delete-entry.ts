import { type AdminEntry, adminMessages } from '@quartermile/core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { notifyCallFailure, notifySuccess } from '../notices/notify.js';

/** Takes an entry off the leaderboard. */
export function useDeleteEntry() {
  const { client } = useDesk().host;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entryId: string) => client.leaderboard.delete(entryId),
    onSuccess: async (_, entryId) => {
      notifySuccess(adminMessages.entries.deleted);
      await queryClient.cancelQueries({ queryKey: listKeys.entries });
      queryClient.setQueryData<AdminEntry[]>(listKeys.entries, (entries) =>
        entries?.filter(({ _id }) => _id !== entryId),
      );
    },
    onError: (error) => notifyCallFailure(error, adminMessages.entries.deleteFailed),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: listKeys.entries }),
  });
}
