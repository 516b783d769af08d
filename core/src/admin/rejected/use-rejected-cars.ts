import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { useDeskCall } from '../forms/use-desk-call.js';

const text = adminMessages.rejected;

/** Rejected cars, newest rejection first. */
export function useRejectedCars() {
  const { client } = useDesk().host;
  return useQuery({
    queryKey: listKeys.rejected,
    queryFn: ({ signal }) => client.cars.rejected({ signal }),
  });
}

/** Takes a rejected car back into the review queue. */
export function useReopen() {
  const { client } = useDesk().host;
  return useDeskCall({
    call: ({ _id }: AdminCar) => client.cars.reopen(_id),
    done: text.reopened,
    failed: text.reopenFailed,
    lists: [listKeys.rejected, listKeys.pending],
  });
}
