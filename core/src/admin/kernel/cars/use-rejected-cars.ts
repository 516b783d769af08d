import { submissionCalls } from '@quartermile/core/client';
import type { AdminCar } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../context/dashboard-context.js';
import { listKeys } from '../context/query-client.js';
import { useAdminCall } from '../forms/use-admin-call.js';
import { rejectedMessages } from '../messages/rejected-messages.js';

const text = rejectedMessages;

/** Rejected cars, newest rejection first. Loaded on demand. */
export function useRejectedCars(isWanted = true) {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: listKeys.rejected,
    queryFn: ({ signal }) => client.cars.rejected({ signal }),
    enabled: isWanted,
  });
}

/** Cars that their drivers withdrew, the latest first. Loaded on demand. */
export function useWithdrawnCars() {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: listKeys.withdrawn,
    queryFn: ({ signal }) => submissionCalls(client.call).withdrawn({ signal }),
  });
}

/** Returns a rejected or withdrawn car to the review queue. */
export function useReopen() {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: ({ _id }: AdminCar) => client.cars.reopen(_id),
    done: text.reopened,
    failed: text.reopenFailed,
    lists: [listKeys.rejected, listKeys.withdrawn, listKeys.pending],
  });
}
