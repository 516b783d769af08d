import { type AdminEntry, adminMessages, BULK_AT_ONCE } from '@quartermile/core/domain';
import { approvedCarLists } from '../cars/use-approved-cars.js';
import { useDesk } from '../dashboard/desk-context.js';
import { useDeskCall } from '../forms/use-desk-call.js';
import { workThrough } from '../lists/work-through.js';

const text = adminMessages.entries;

/** Puts the cars of deleted entries back on their boards. Their votes are gone: they start at none. */
export function useAddAgain(): (entries: readonly AdminEntry[]) => void {
  const { client } = useDesk().host;
  const { mutate } = useDeskCall({
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
