import { useInfiniteQuery } from '@tanstack/react-query';
import { useDashboard } from '../dashboard/dashboard-context.js';
import { listKeys } from '../dashboard/query-client.js';

/** Loads the activity log page by page, newest first. */
export function useActivity() {
  const { client } = useDashboard().host;
  return useInfiniteQuery({
    queryKey: listKeys.activity,
    queryFn: ({ pageParam, signal }) =>
      client.admin.activity(pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
