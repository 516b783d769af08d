import { Button, Group, Progress, ScrollArea, Stack, Text } from '@mantine/core';
import { AdminDialog } from '../../dialogs/admin-dialog.js';
import { carAdminMessages } from '../../messages/car-messages.js';
import { listMessages } from '../list-messages.js';
import classes from './bulk-delete-dialog.module.css';
import { type BulkDeleteOptions, useBulkDelete } from './use-bulk-delete.js';

/** Items listed before a bulk deletion is confirmed; the rest are counted. */
const BULK_PREVIEW_ROWS = 50;

const text = listMessages;

export interface BulkDeleteDialogProps<Item> extends BulkDeleteOptions<Item> {
  readonly items: readonly Item[];
  keyOf(item: Item): string;
  /** Name of an item. */
  labelOf(item: Item): string;
  onClose(): void;
}

/** Confirms and runs a bulk deletion, with a list of the items. Cancel has the initial focus. */
export function BulkDeleteDialog<Item>(props: BulkDeleteDialogProps<Item>) {
  const { items, keyOf, labelOf, countOf, bulkQuestion, onClose } = props;
  const { deleteAll, busy, done } = useBulkDelete(props);
  const close = (): void => {
    if (!busy) onClose();
  };
  const hidden = items.length - BULK_PREVIEW_ROWS;
  return (
    <AdminDialog title={text.bulkTitle(countOf(items.length))} onClose={close}>
      <Stack gap="md">
        {bulkQuestion && <Text>{bulkQuestion}</Text>}
        <ScrollArea.Autosize
          mah="14rem"
          className={classes.preview}
          viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': text.bulkPreview }}
        >
          <ul className={classes.list} aria-label={text.bulkPreview}>
            {items.slice(0, BULK_PREVIEW_ROWS).map((item) => (
              <li key={keyOf(item)}>{labelOf(item)}</li>
            ))}
            {hidden > 0 && <li>{text.bulkMore(hidden)}</li>}
          </ul>
        </ScrollArea.Autosize>
        <Text fw={600}>{carAdminMessages.cannotBeUndone}</Text>
        {busy && (
          <div role="status">
            <Text size="sm">{text.bulkProgress(done, items.length)}</Text>
            <Progress value={(100 * done) / items.length} aria-hidden="true" />
          </div>
        )}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus disabled={busy} onClick={close}>
            {carAdminMessages.cancel}
          </Button>
          <Button color="red" loading={busy} onClick={() => deleteAll(items, { onSettled: onClose })}>
            {text.bulkConfirm(items.length)}
          </Button>
        </Group>
      </Stack>
    </AdminDialog>
  );
}
