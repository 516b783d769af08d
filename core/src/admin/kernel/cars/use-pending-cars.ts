import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useDashboard } from '../context/dashboard-context.js';
import { listKeys } from '../context/query-client.js';

/** The moderation queue, oldest submission first, without cars that have a delayed decision. `all` includes those. */
export function usePendingCars() {
  const { host, decisions } = useDashboard();
  const query = useQuery({
    queryKey: listKeys.pending,
    queryFn: ({ signal }) => host.client.cars.pending({ signal }),
  });
  const decided = useSyncExternalStore(decisions.subscribe, decisions.decidedCarIds);
  const data = useMemo(() => query.data?.filter(({ _id }) => !decided.has(_id)), [query.data, decided]);
  return { ...query, data, all: query.data };
}
