import { ACTIVITY_CARS_MAX } from '@quartermile/core/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDashboard } from '../context/dashboard-context.js';
import { listKeys } from '../context/query-client.js';

/**
 * Loads the activity log page by page, newest first.
 * @param carIds ids of cars, if only their records and those of their entries are wanted
 */
export function useActivity(carIds: readonly string[] = []) {
  const { client } = useDashboard().host;
  return useInfiniteQuery({
    queryKey: carIds.length > 0 ? [...listKeys.activity, ...carIds] : listKeys.activity,
    queryFn: ({ pageParam, signal }) =>
      client.admin.activity(
        {
          ...(pageParam && { cursor: pageParam }),
          ...(carIds.length > 0 && { cars: carIds.slice(0, ACTIVITY_CARS_MAX).join() }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
