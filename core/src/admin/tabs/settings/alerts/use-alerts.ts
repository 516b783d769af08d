import { type AlertsCalls, alertsCalls } from '@quartermile/core/client';
import type { AlertPreferences } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { useAdminCall } from '../../../kernel/forms/use-admin-call.js';
import { alertsMessages } from './alerts-messages.js';

/** Requests about the administrator's alerts. */
export function useAlertsCalls(): AlertsCalls {
  const { client } = useDashboard().host;
  return useMemo(() => alertsCalls(client.call), [client]);
}

/** How the administrator gets alerts. */
export function useAlerts() {
  const calls = useAlertsCalls();
  return useQuery({ queryKey: listKeys.alerts, queryFn: ({ signal }) => calls.read({ signal }) });
}

/**
 * Returns a function that changes how the administrator gets alerts; ignored while a change is being saved. Controls stay
 * enabled, because a disabled one loses the focus.
 */
export function useAlertPreferences({ byMail, quietFrom, quietTo }: AlertPreferences) {
  const calls = useAlertsCalls();
  const { mutate, isPending } = useAdminCall({
    call: (preferences: AlertPreferences) => calls.update(preferences),
    done: alertsMessages.saved,
    failed: alertsMessages.saveFailed,
    lists: [listKeys.alerts],
  });
  return (change: Partial<AlertPreferences>): void => {
    if (!isPending) mutate({ byMail, quietFrom, quietTo, ...change });
  };
}
