import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';

/**
 * The moderation queue, oldest submission first, without the cars that a decision was made about; `all` has those too.
 */
export function usePendingCars() {
  const { host, decisions } = useDesk();
  const query = useQuery({
    queryKey: listKeys.pending,
    queryFn: ({ signal }) => host.client.cars.pending({ signal }),
  });
  const decided = useSyncExternalStore(decisions.subscribe, decisions.decidedCarIds);
  const data = useMemo(() => query.data?.filter(({ _id }) => !decided.has(_id)), [query.data, decided]);
  return { ...query, data, all: query.data };
}
