import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';

/** The whole leaderboard as the administrator sees it. */
export function useEntries() {
  const { client } = useDesk().host;
  return useQuery({
    queryKey: listKeys.entries,
    queryFn: ({ signal }) => client.leaderboard.adminList({ signal }),
  });
}
