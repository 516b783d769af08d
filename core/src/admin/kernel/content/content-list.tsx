import { type ReactNode, useState } from 'react';
import { DeleteDialog } from '../lists/deletion/delete-dialog.js';
import { ListScreen, type ListScreenProps } from '../lists/list-screen.js';
import { type ListSpec, type ListView, useListView } from '../lists/use-list-view.js';
import type { ContentKind } from './content-kind.js';
import { useContentDeletion } from './use-content.js';

/** Actions of a row in a content list. */
export interface RowControls {
  readonly isSelected: boolean;
  onSelect(isSelected: boolean): void;
  /** Opens the confirmation before the item is deleted. */
  onDelete(): void;
}

type ScreenProps<Item> = Omit<ListScreenProps<Item>, 'view' | 'searchLabel' | 'onDelete' | 'children'>;

export interface ContentListProps<Item> extends ScreenProps<Item> {
  readonly kind: ContentKind<Item>;
  readonly items: readonly Item[];
  /** Renders the rows of the page. */
  children(rows: readonly Item[], controlsOf: (item: Item) => RowControls): ReactNode;
}

/** List of one kind of content: search, sort order, selection, pagination, and a confirmation before deletion. */
export function ContentList<Item>({ kind, items, children, ...screen }: ContentListProps<Item>) {
  const [toDelete, setToDelete] = useState<readonly Item[]>([]);
  const view: ListView<Item> = useListView<Item>({ ...listSpec(kind), items });
  const { selection } = view;
  const controlsOf = (item: Item): RowControls => ({
    isSelected: selection.has(item),
    onSelect: (isSelected) => selection.set([item], isSelected),
    onDelete: () => setToDelete([item]),
  });
  return (
    <>
      <ListScreen {...screen} view={view} searchLabel={kind.text.search} onDelete={setToDelete}>
        {children(view.rows, controlsOf)}
      </ListScreen>
      <DeleteDialog deletion={useContentDeletion(kind)} items={toDelete} onClose={() => setToDelete([])} />
    </>
  );
}

function listSpec<Item>(kind: ContentKind<Item>): Omit<ListSpec<Item>, 'items'> {
  const { name, searchName, keyOf, textOf, sorts } = kind;
  return { name, keyOf, textOf, sorts, ...(searchName !== undefined && { searchName }) };
}
