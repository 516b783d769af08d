import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../context/dashboard-context.js';
import { listKeys } from '../context/query-client.js';

/** The whole leaderboard with administrator fields. */
export function useEntries() {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: listKeys.entries,
    queryFn: ({ signal }) => client.leaderboard.adminList({ signal }),
  });
}
