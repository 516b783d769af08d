import { lineupCalls } from '@quartermile/core/client';
import type { Lineup } from '@quartermile/core/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDashboard } from '../../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../../kernel/context/query-client.js';
import { useAdminCall } from '../../../../kernel/forms/use-admin-call.js';

const keyOf = (id: string) => [...listKeys.events, 'lineup', id];

/** The entry list and ladder of an event. */
export function useLineup(id: string) {
  const { client } = useDashboard().host;
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => lineupCalls(client.call).read(id, { signal }),
  });
}

/** A change of an entry list or ladder, with its messages. The answer is shown at once. */
export function useLineupChange<Input>(
  id: string,
  texts: { readonly done: string; readonly failed: string },
  change: (calls: ReturnType<typeof lineupCalls>, input: Input) => Promise<Lineup>,
) {
  const { client } = useDashboard().host;
  const queryClient = useQueryClient();
  return useAdminCall<Input, Lineup>({
    ...texts,
    saysWhy: true,
    call: async (input) => {
      const lineup = await change(lineupCalls(client.call), input);
      queryClient.setQueryData(keyOf(id), lineup);
      return lineup;
    },
    lists: [keyOf(id), listKeys.activity],
  });
}
