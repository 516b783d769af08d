import { submissionCalls } from '@quartermile/core/client';
import type { AdminCar } from '@quartermile/core/domain';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import { listKeys } from '../../kernel/context/query-client.js';
import { useAdminCall } from '../../kernel/forms/use-admin-call.js';
import { driverMessages } from './driver-messages.js';

const text = driverMessages;

/** Records that the driver of a car was notified by WhatsApp. */
export function useMarkNotified() {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: ({ _id }: AdminCar) => submissionCalls(client.call).markNotified(_id),
    done: text.notifiedDone,
    failed: text.notifiedFailed,
    lists: [listKeys.pending, listKeys.approved, listKeys.rejected],
  });
}
