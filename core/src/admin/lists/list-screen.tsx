import { Stack } from '@mantine/core';
import { EmptyState } from '@quartermile/core/ui';
import type { ReactNode } from 'react';
import { ListPager } from './list-pager.js';
import { ListToolbar } from './list-toolbar.js';
import { NoMatch } from './no-match.js';
import { SelectionBar } from './selection-bar.js';
import type { ListView } from './use-list-view.js';

export interface ListScreenProps<Item> {
  readonly title: string;
  readonly view: ListView<Item>;
  readonly searchLabel: string;
  /** Filters, and what else arranges the list. */
  readonly tools?: ReactNode;
  /** Takes filters away, beside the search. */
  onShowAll?(): void;
  /** Whether there is nothing at all, whatever is searched and filtered. */
  readonly isEmpty?: boolean;
  readonly emptyTitle: string;
  readonly emptyDetail: string;
  /** Deletes what is ticked; without it nothing can be. */
  onDelete?(items: readonly Item[]): void;
  /** The rows of the page. */
  readonly children: ReactNode;
}

/** A list of the dashboard: its tools, its rows or why there are none, its pages. */
export function ListScreen<Item>(props: ListScreenProps<Item>) {
  const { view, isEmpty = view.total === 0, onShowAll, onDelete } = props;
  const showAll = (): void => {
    view.setSearch('');
    onShowAll?.();
  };
  return (
    <Stack gap="sm">
      <ListToolbar title={props.title} view={view} searchLabel={props.searchLabel} isBare={isEmpty}>
        {props.tools}
      </ListToolbar>
      {isEmpty && <EmptyState title={props.emptyTitle} detail={props.emptyDetail} order={3} />}
      {!isEmpty && view.matching.length === 0 && <NoMatch onShowAll={showAll} />}
      {view.matching.length > 0 && (
        <>
          {onDelete && <SelectionBar view={view} onDelete={onDelete} />}
          {props.children}
          <ListPager view={view} />
        </>
      )}
    </Stack>
  );
}
