import { adminMessages, type PastEvent, type PastEventUpdate } from '@quartermile/core/domain';
import { useDashboard } from '../dashboard/dashboard-context.js';
import { asSeen } from '../forms/as-seen.js';
import { useAdminCall } from '../forms/use-admin-call.js';
import { pastEventKind } from './past-event-kind.js';

/** Mutation that removes a picture or a video by saving the list without it. */
export function useRemoveMedia(event: PastEvent, done: string) {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: (changes: Pick<PastEventUpdate, 'gallery' | 'videos'>) =>
      client.pastEvents.update(event._id, asSeen(changes, event)),
    done,
    failed: adminMessages.pastEvents.removeFailed,
    lists: pastEventKind.lists,
  });
}
