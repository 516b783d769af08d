import { randomKey } from '@quartermile/core/client';
import type { SiteSetup } from '@quartermile/core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDashboard } from '../../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../../kernel/context/query-client.js';
import { notifyCallFailure, notifySuccess } from '../../../../kernel/notifications/notify.js';
import { setupMessages } from './setup-messages.js';

const text = setupMessages;

/** Loads the setup state and the amount of demo content that is left. */
export function useSetup() {
  const { client } = useDashboard().host;
  return useQuery({ queryKey: listKeys.setup, queryFn: ({ signal }) => client.admin.setup({ signal }) });
}

/** Mutation that finishes or skips the setup. */
export function useFinishSetup(onFinished: () => void) {
  const { client } = useDashboard().host;
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

/** Mutation that removes the demo content. A retry after a lost response reuses the idempotency key. */
export function useRemoveDemo(onSettled: () => void) {
  const { client } = useDashboard().host;
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(randomKey);
  return useMutation({
    mutationFn: () => client.admin.removeDemo({ idempotencyKey }),
    onSuccess: ({ removed }) => notifySuccess(text.removed(removed)),
    onError: (error) => notifyCallFailure(error, text.removeFailed),
    onSettled: () => {
      // Almost every list can contain demo content.
      void queryClient.invalidateQueries();
      onSettled();
    },
  });
}
