import { randomKey } from '@quartermile/core/client';
import { adminMessages, type SiteSetup } from '@quartermile/core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { notifyCallFailure, notifySuccess } from '../notices/notify.js';

const text = adminMessages.setup;

/** How far the site is set up, and how much demo content is left. */
export function useSetup() {
  const { client } = useDesk().host;
  return useQuery({ queryKey: listKeys.setup, queryFn: ({ signal }) => client.admin.setup({ signal }) });
}

/** Finishes the first steps, or skips them. */
export function useFinishSetup(onFinished: () => void) {
  const { client } = useDesk().host;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.admin.finishSetup(),
    onSuccess: (setup) => {
      queryClient.setQueryData<SiteSetup>(listKeys.setup, setup);
      onFinished();
    },
    onError: (error) => notifyCallFailure(error, text.finishFailed),
  });
}

/** Removes the demo content. A second press after an answer that got lost carries the first one's key. */
export function useRemoveDemo(onSettled: () => void) {
  const { client } = useDesk().host;
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(randomKey);
  return useMutation({
    mutationFn: () => client.admin.removeDemo({ idempotencyKey }),
    onSuccess: ({ removed }) => notifySuccess(text.removed(removed)),
    onError: (error) => notifyCallFailure(error, text.removeFailed),
    onSettled: () => {
      // Nearly every list of the dashboard held some of it.
      void queryClient.invalidateQueries();
      onSettled();
    },
  });
}
