import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../context/dashboard-context.js';
import { useAdminCall } from '../forms/use-admin-call.js';
import type { AdminClient } from '../host/admin-host.js';
import type { Deletion } from '../lists/deletion/delete-dialog.js';
import { approvedMessages } from '../messages/board-messages.js';
import type { ContentKind } from './content-kind.js';

/** All items of a kind, in the order of its list. */
export function useContent<Item>({ list, load }: ContentKind<Item>) {
  const { client } = useDashboard().host;
  return useQuery({ queryKey: list, queryFn: ({ signal }) => load(client, { signal }) });
}

/** Options to delete one or several items of a kind. */
export function useContentDeletion<Item>(kind: ContentKind<Item>): Deletion<Item> {
  const { client } = useDashboard().host;
  const { text, lists, keyOf, labelOf, deletionNote, remove, restore, saysWhy = false } = kind;
  const { mutate: bringBack } = useAdminCall({
    call: async (items: readonly Item[]) => {
      for (const item of items) await restore?.(client, item);
    },
    done: text.restored ?? text.added,
    failed: text.restoreFailed ?? text.addFailed,
    lists,
  });
  return {
    ...(restore && {
      afterwards: (items: readonly Item[]) => ({
        label: approvedMessages.undo,
        run: () => bringBack(items),
      }),
    }),
    remove: (item) => remove(client, keyOf(item)),
    lists,
    keyOf,
    labelOf,
    countOf: text.count,
    title: text.deleteTitle,
    question: (item) => [text.deleteQuestion(labelOf(item)), deletionNote?.(item)].filter(Boolean).join(' '),
    confirm: text.deleteConfirm,
    deleted: text.deleted,
    failed: text.deleteFailed,
    saysWhy,
  };
}

/** Mutation that changes an item by a button of its row, such as featuring it. */
export function useContentChange<Item>(
  { text, lists }: ContentKind<Item>,
  change: (client: AdminClient, item: Item) => Promise<unknown>,
) {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: (item: Item) => change(client, item),
    done: text.updated,
    failed: text.updateFailed,
    lists,
  });
}
