import { type AdminEntry, BULK_AT_ONCE } from '@quartermile/core/domain';
import { approvedCarLists } from '../kernel/cars/use-approved-cars.js';
import { useDashboard } from '../kernel/context/dashboard-context.js';
import { workThrough } from '../kernel/context/work-through.js';
import { useAdminCall } from '../kernel/forms/use-admin-call.js';
import { entryAdminMessages } from '../kernel/messages/board-messages.js';

const text = entryAdminMessages;

/** Undoes the deletion of entries by adding their cars again. Their votes are not restored. */
export function useAddAgain(): (entries: readonly AdminEntry[]) => void {
  const { client } = useDashboard().host;
  const { mutate } = useAdminCall({
    call: (entries: readonly AdminEntry[]) =>
      workThrough(entries, BULK_AT_ONCE, async ({ car, category }) => {
        await client.leaderboard.add({ carId: car._id, category });
      }),
    done: text.added,
    failed: text.addFailed,
    lists: approvedCarLists,
  });
  return mutate;
}
