import { adminMessages, BULK_AT_ONCE } from '@quartermile/core/domain';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure, notifySuccess } from '../notices/notify.js';
import { isUnauthorized } from '../session/is-unauthorized.js';
import { workThrough } from './work-through.js';

const text = adminMessages.lists;

export interface BulkDeleteOptions<Item> {
  remove(item: Item): Promise<void>;
  /** What was deleted, in words: "12 videos". */
  countOf(count: number): string;
  /** What goes with them, where there is more than their number says. */
  readonly bulkQuestion?: string;
  /** The lists that this changes. */
  readonly lists: readonly QueryKey[];
}

/** Deletes many, a few at a time. One that fails keeps none of the others; the end of the session does. */
export function useBulkDelete<Item>({ remove, countOf, lists }: BulkDeleteOptions<Item>) {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const { mutate, isPending: busy } = useMutation({
    mutationFn: async (items: readonly Item[]) => {
      setDone(0);
      return removeAll(items, remove, () => setDone((count) => count + 1));
    },
    onSuccess: (failed, items) => {
      if (failed > 0) notifyFailure(text.bulkFailed(failed, items.length));
      else notifySuccess(text.bulkDone(countOf(items.length)));
    },
    onSettled: () => Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  return { deleteAll: mutate, busy, done };
}

/**
 * @returns how many could not be deleted
 * @throws ApiError when the session is over
 */
async function removeAll<Item>(
  items: readonly Item[],
  remove: (item: Item) => Promise<void>,
  onDone: () => void,
): Promise<number> {
  let failed = 0;
  await workThrough(items, BULK_AT_ONCE, async (item) => {
    try {
      await remove(item);
      onDone();
    } catch (error) {
      if (isUnauthorized(error)) throw error;
      failed += 1;
    }
  });
  return failed;
}
