import { ConfirmDialog } from '../dialogs/confirm-dialog.js';
import { useDeskCall } from '../forms/use-desk-call.js';
import { BulkDeleteDialog } from './bulk-delete-dialog.js';
import type { BulkDeleteOptions } from './use-bulk-delete.js';

/** How things of one kind are deleted, one or many. */
export interface Deletion<Item> extends BulkDeleteOptions<Item> {
  keyOf(item: Item): string;
  labelOf(item: Item): string;
  /** Over the question about one. */
  readonly title: string;
  /** What goes with one. */
  question(item: Item): string;
  readonly confirm: string;
  /** Said when one is deleted. */
  readonly deleted: string;
  /** Said when one could not be deleted. */
  readonly failed: string;
}

export interface DeleteDialogProps<Item> {
  readonly deletion: Deletion<Item>;
  /** What shall be deleted; nothing shows while there is none. */
  readonly doomed: readonly Item[];
  onClose(): void;
}

/** Asks before one or many are deleted, and deletes them. */
export function DeleteDialog<Item>({ deletion, doomed, onClose }: DeleteDialogProps<Item>) {
  const [item] = doomed;
  if (item === undefined) return null;
  if (doomed.length > 1) return <BulkDeleteDialog {...deletion} items={doomed} onClose={onClose} />;
  return <DeleteOne deletion={deletion} item={item} onClose={onClose} />;
}

interface DeleteOneProps<Item> {
  readonly deletion: Deletion<Item>;
  readonly item: Item;
  onClose(): void;
}

function DeleteOne<Item>({ deletion, item, onClose }: DeleteOneProps<Item>) {
  const { title, question, confirm, remove, deleted, failed, lists, afterwards } = deletion;
  const { mutate, isPending } = useDeskCall({
    call: remove,
    done: deleted,
    failed,
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
