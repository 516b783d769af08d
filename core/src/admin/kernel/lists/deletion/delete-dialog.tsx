import { ConfirmDialog } from '../../dialogs/confirm-dialog.js';
import { useAdminCall } from '../../forms/use-admin-call.js';
import { BulkDeleteDialog } from './bulk-delete-dialog.js';
import type { BulkDeleteOptions } from './use-bulk-delete.js';

/** Texts and requests to delete items of one kind. */
export interface Deletion<Item> extends BulkDeleteOptions<Item> {
  keyOf(item: Item): string;
  labelOf(item: Item): string;
  /** Title of the confirmation for one item. */
  readonly title: string;
  /** Describes what is deleted with an item. */
  question(item: Item): string;
  readonly confirm: string;
  /** Message after one item was deleted. */
  readonly deleted: string;
  /** Message if one item could not be deleted. */
  readonly failed: string;
  /** Whether the server's own message is shown instead where it refuses. */
  readonly saysWhy?: boolean;
}

export interface DeleteDialogProps<Item> {
  readonly deletion: Deletion<Item>;
  /** The items to delete. The dialog is closed while there are none. */
  readonly items: readonly Item[];
  onClose(): void;
}

/** Confirms and runs the deletion of one or several items. */
export function DeleteDialog<Item>({ deletion, items, onClose }: DeleteDialogProps<Item>) {
  const [item] = items;
  if (item === undefined) return null;
  if (items.length > 1) return <BulkDeleteDialog {...deletion} items={items} onClose={onClose} />;
  return <DeleteOne deletion={deletion} item={item} onClose={onClose} />;
}

interface DeleteOneProps<Item> {
  readonly deletion: Deletion<Item>;
  readonly item: Item;
  onClose(): void;
}

function DeleteOne<Item>({ deletion, item, onClose }: DeleteOneProps<Item>) {
  const { title, question, confirm, remove, deleted, failed, saysWhy = false, lists, afterwards } = deletion;
  const { mutate, isPending } = useAdminCall({
    call: remove,
    done: deleted,
    failed,
    saysWhy,
    lists,
    ...(afterwards && { afterwards: (one: Item) => afterwards([one]) }),
  });
  return (
    <ConfirmDialog
      title={title}
      question={question(item)}
      confirmLabel={confirm}
      busy={isPending}
      onConfirm={() => mutate(item, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
