import type { HealthRetry } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { useAdminCall } from '../../../kernel/forms/use-admin-call.js';
import { healthAdminMessages } from './health-messages.js';

/** Interval at which the open Health tab is renewed. */
export const HEALTH_REFRESH_MS = 30_000;

const text = healthAdminMessages.retry;

function useHealthQuery() {
  const { client } = useDashboard().host;
  return {
    queryKey: listKeys.health,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => client.admin.health({ signal }),
  };
}

/** The health of the server, renewed by itself while it is visible, every `refetchInterval` ms. */
export function useHealth(refetchInterval = HEALTH_REFRESH_MS) {
  return useQuery({ ...useHealthQuery(), refetchInterval });
}

/** The health of the server as last loaded. It is renewed when the server announces a change, without polling. */
export function useLastHealth() {
  return useQuery({ ...useHealthQuery(), staleTime: Number.POSITIVE_INFINITY });
}

/** Tries the failed work of a part again. */
export function useHealthRetry(item: HealthRetry['item'], onDone: () => void) {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: async () => {
      await client.admin.retryHealth(item);
      onDone();
    },
    done: text[item].done,
    failed: text.failed,
    lists: [listKeys.health, listKeys.outbox],
  });
}
