import { useInfiniteQuery } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';

/** What was done, newest first, a page at a time. */
export function useActivity() {
  const { client } = useDesk().host;
  return useInfiniteQuery({
    queryKey: listKeys.activity,
    queryFn: ({ pageParam, signal }) =>
      client.admin.activity(pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
