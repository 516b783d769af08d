import { type AdminEntry, adminMessages, BULK_AT_ONCE } from '@quartermile/core/domain';
import { approvedCarLists } from '../cars/use-approved-cars.js';
import { useDashboard } from '../dashboard/dashboard-context.js';
import { useAdminCall } from '../forms/use-admin-call.js';
import { workThrough } from '../lists/work-through.js';

const text = adminMessages.entries;

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
