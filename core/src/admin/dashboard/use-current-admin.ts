import type { Administrator } from '@quartermile/core/domain';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listKeys } from '../kernel/context/query-client.js';
import type { AdminHost } from '../kernel/host/admin-host.js';

/**
 * The administrator of the open session. Reloaded with the lists after changes on the server and after an outage, because
 * the role may have changed meanwhile: the tabs depend on it. Until then, and when loading fails, it is `known`.
 */
export function useCurrentAdmin(
  { client }: Pick<AdminHost, 'client'>,
  queryClient: QueryClient,
  known: Administrator,
): Administrator {
  const { data } = useQuery(
    {
      queryKey: listKeys.admin,
      queryFn: async ({ signal }) => (await client.admin.session({ signal })).admin,
      initialData: known,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  return data;
}
