import { Fragment, type ReactNode, useState } from 'react';
import { DeleteDialog } from '../lists/deletion/delete-dialog.js';
import type { RowControls } from '../lists/item.js';
import classes from '../lists/item.module.css';
import { ListScreen, type ListScreenProps } from '../lists/list-screen.js';
import { Rows, type RowsProps } from '../lists/rows.js';
import { useListView } from '../lists/use-list-view.js';
import type { ContentKind } from './content-kind.js';
import { useContentDeletion } from './use-content.js';

type ScreenProps<Item> = Omit<ListScreenProps<Item>, 'view' | 'searchLabel' | 'onDelete' | 'children'>;

export interface ContentListProps<Item> extends ScreenProps<Item> {
  readonly kind: ContentKind<Item>;
  readonly items: readonly Item[];
  /** Cards or a layout that the administrator chooses; rows by default. */
  readonly cards?: Pick<RowsProps, 'display' | 'width'> | undefined;
  row(item: Item, controls: RowControls, onOpen: (dialog: string, item: Item) => void): ReactNode;
  onOpen(dialog: string, item: Item): void;
}

/** List of one kind of content: search, sort order, selection, pagination, and a confirmation before deletion. */
export function ContentList<Item>({ kind, items, cards, row, onOpen, ...screen }: ContentListProps<Item>) {
  const [toDelete, setToDelete] = useState<readonly Item[]>([]);
  const { name, searchName = name, keyOf, textOf, sorts, text } = kind;
  const view = useListView<Item>({ name, searchName, keyOf, textOf, sorts, items });
  const { selection } = view;
  const controlsOf = (item: Item): RowControls => ({
    isSelected: selection.has(item),
    onSelect: (isSelected) => selection.set([item], isSelected),
    onEdit: () => onOpen('edit', item),
    onDelete: () => setToDelete([item]),
  });
  const rows = view.rows.map((item) => (
    <Fragment key={keyOf(item)}>{row(item, controlsOf(item), onOpen)}</Fragment>
  ));
  return (
    <>
      <ListScreen {...screen} view={view} searchLabel={text.search} onDelete={setToDelete}>
        {cards ? <Rows {...cards}>{rows}</Rows> : <ul className={classes.rows}>{rows}</ul>}
      </ListScreen>
      <DeleteDialog deletion={useContentDeletion(kind)} items={toDelete} onClose={() => setToDelete([])} />
    </>
  );
}
