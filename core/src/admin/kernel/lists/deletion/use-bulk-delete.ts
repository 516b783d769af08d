import { BULK_AT_ONCE } from '@quartermile/core/domain';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { workThrough } from '../../context/work-through.js';
import { type FollowUp, notifyFailure, notifySuccess } from '../../notifications/notify.js';
import { isUnauthorized } from '../../session/is-unauthorized.js';
import { listMessages } from '../list-messages.js';

const text = listMessages;

export interface BulkDeleteOptions<Item> {
  remove(item: Item): Promise<void>;
  /** Formats the number of deleted items: "12 videos". */
  countOf(count: number): string;
  /** Describes what else is deleted with the items. */
  readonly bulkQuestion?: string;
  /** Follow-up action for the deleted items, offered with the message. */
  afterwards?(items: readonly Item[]): FollowUp;
  /** Query keys to invalidate. */
  readonly lists: readonly QueryKey[];
}

/**
 * Deletes several items with limited concurrency. An error does not stop the others, except when the session is
 * over.
 */
export function useBulkDelete<Item>(options: BulkDeleteOptions<Item>) {
  const { remove, countOf, lists, afterwards } = options;
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const { mutate, isPending: busy } = useMutation({
    mutationFn: async (items: readonly Item[]) => {
      setDone(0);
      return removeAll(items, remove, () => setDone((count) => count + 1));
    },
    onSuccess: (deleted, items) => {
      const failed = items.length - deleted.length;
      if (failed > 0) notifyFailure(text.bulkFailed(failed, items.length));
      const followUp = deleted.length > 0 ? afterwards?.(deleted) : undefined;
      if (failed === 0 || followUp) notifySuccess(text.bulkDone(countOf(deleted.length)), followUp);
    },
    onSettled: () => Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  return { deleteAll: mutate, busy, done };
}

/**
 * @returns the deleted items
 * @throws ApiError when the session is over
 */
async function removeAll<Item>(
  items: readonly Item[],
  remove: (item: Item) => Promise<void>,
  onDone: () => void,
): Promise<readonly Item[]> {
  const removed: Item[] = [];
  await workThrough(items, BULK_AT_ONCE, async (item) => {
    try {
      await remove(item);
      removed.push(item);
      onDone();
    } catch (error) {
      if (isUnauthorized(error)) throw error;
    }
  });
  return removed;
}
