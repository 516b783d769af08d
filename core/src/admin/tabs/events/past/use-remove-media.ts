import type { PastEvent, PastEventUpdate } from '@quartermile/core/domain';
import { pastEventKind } from '../../../kernel/content/kinds/past-event-kind.js';
import { pastEventAdminMessages } from '../../../kernel/content/kinds/past-event-messages.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { useAdminCall } from '../../../kernel/forms/use-admin-call.js';

/** Mutation that removes a picture or a video by saving the list without it. */
export function useRemoveMedia(event: PastEvent, done: string) {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: (changes: Pick<PastEventUpdate, 'gallery' | 'videos'>) =>
      client.pastEvents.update(event._id, asSeen(changes, event)),
    done,
    failed: pastEventAdminMessages.removeFailed,
    lists: pastEventKind.lists,
  });
}
