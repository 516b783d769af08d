import type { AdminCar, CarReview } from '@quartermile/core/domain';
import { useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { REVIEW_KEY } from './send-review.js';

/** The moderation queue, oldest submission first, without the cars that a decision was made about. */
export function usePendingCars() {
  const { client } = useDesk().host;
  const query = useQuery({
    queryKey: listKeys.pending,
    queryFn: ({ signal }) => client.cars.pending({ signal }),
  });
  const decided = useDecidedCarIds();
  const data = useMemo(() => query.data?.filter(({ _id }) => !decided.has(_id)), [query.data, decided]);
  return { ...query, data };
}

/** Cars whose decision is held, or on its way. */
function useDecidedCarIds(): ReadonlySet<AdminCar['_id']> {
  const { decisions } = useDesk();
  const held = useSyncExternalStore(decisions.subscribe, decisions.current);
  const sending = useMutationState({
    filters: { mutationKey: REVIEW_KEY, status: 'pending' },
    select: ({ state }) => (state.variables as CarReview).carId,
  });
  return useMemo(() => new Set([...held.map(({ decision }) => decision.carId), ...sending]), [held, sending]);
}
