import { adminMessages, type PastEventUpdate } from '@quartermile/core/domain';
import { useDashboard } from '../dashboard/dashboard-context.js';
import { useAdminCall } from '../forms/use-admin-call.js';
import { pastEventKind } from './past-event-kind.js';

/** Mutation that removes a picture or a video by saving the list without it. */
export function useRemoveMedia(id: string, done: string) {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: (changes: Pick<PastEventUpdate, 'gallery' | 'videos'>) => client.pastEvents.update(id, changes),
    done,
    failed: adminMessages.pastEvents.removeFailed,
    lists: pastEventKind.lists,
  });
}
