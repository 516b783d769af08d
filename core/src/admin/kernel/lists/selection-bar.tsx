import { Button, Checkbox } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { listMessages } from './list-messages.js';
import classes from './selection-bar.module.css';
import type { ListView } from './use-list-view.js';

const text = listMessages;

export interface SelectionBarProps<Item> {
  readonly view: ListView<Item>;
  onDelete(items: readonly Item[]): void;
}

/** Selects the page or all matching rows, and deletes the selected ones. */
export function SelectionBar<Item>({ view, onDelete }: SelectionBarProps<Item>) {
  const { selection, rows, matching } = view;
  const onPage = rows.filter((row) => selection.has(row)).length;
  const count = selection.items.length;
  return (
    <div className={classes.root} role="group" aria-label={text.selectionActions} data-active={count > 0}>
      <Checkbox
        label={count > 0 ? text.selected(count) : text.selectPage}
        checked={onPage > 0 && onPage === rows.length}
        indeterminate={onPage > 0 && onPage < rows.length}
        onChange={({ currentTarget }) => selection.set(rows, currentTarget.checked)}
      />
      {count > 0 && (
        <>
          {count < matching.length && matching.length > rows.length && (
            <Button variant="subtle" size="compact-sm" onClick={() => selection.set(matching, true)}>
              {text.selectAll(matching.length)}
            </Button>
          )}
          <Button variant="subtle" color="gray" size="compact-sm" onClick={selection.clear}>
            {text.clearSelection}
          </Button>
          <Button
            variant="light"
            color="red"
            size="compact-sm"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => onDelete(selection.items)}
          >
            {text.deleteSelected}
          </Button>
        </>
      )}
    </div>
  );
}
