import { factorsCalls } from '@quartermile/core/client';
import type { Factors } from '@quartermile/core/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../kernel/context/query-client.js';

/** Requests about the administrator's factors. */
export function useFactorsCalls() {
  const { client } = useDashboard().host;
  return useMemo(() => factorsCalls(client.call), [client]);
}

/** The administrator's passkeys, authenticator app and recovery codes. */
export function useFactors() {
  const calls = useFactorsCalls();
  return useQuery({ queryKey: listKeys.factors, queryFn: ({ signal }) => calls.list({ signal }) });
}

/** Returns functions that update the loaded factors after a change: to a response, or by loading them again. */
export function useFactorsCache() {
  const queryClient = useQueryClient();
  return {
    set: (factors: Factors) => queryClient.setQueryData<Factors>(listKeys.factors, factors),
    reload: () => queryClient.invalidateQueries({ queryKey: listKeys.factors }),
  };
}
