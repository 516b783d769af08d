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
  /** Filters and other controls of the list. */
  readonly tools?: ReactNode | undefined;
  /** Clears the filters in addition to the search. */
  onShowAll?(): void;
  /** Whether the list is empty without search and filters. */
  readonly isEmpty?: boolean;
  readonly emptyTitle: string;
  readonly emptyDetail?: string;
  /** Heading level of the title of an empty list. */
  readonly emptyOrder?: 2 | 3;
  /** Shows the toolbar even if the list is empty. */
  readonly hasToolsWhenEmpty?: boolean;
  /** A note above the rows. */
  readonly hint?: ReactNode;
  /** Gap between the parts: a spacing name of the theme. */
  readonly gap?: 'sm' | 'md';
  /** Deletes the selected rows. Without it rows cannot be selected. */
  onDelete?(items: readonly Item[]): void;
  /** The rows of the page. */
  readonly children: ReactNode;
}

/** A list of the dashboard: toolbar, rows or an empty state, and pagination. */
export function ListScreen<Item>(props: ListScreenProps<Item>) {
  const { view, isEmpty = view.total === 0, hasToolsWhenEmpty = false, onShowAll, onDelete } = props;
  const { emptyDetail, emptyOrder = 3 } = props;
  const showAll = (): void => {
    view.setSearch('');
    onShowAll?.();
  };
  return (
    <Stack gap={props.gap ?? 'sm'}>
      <ListToolbar
        title={props.title}
        view={view}
        searchLabel={props.searchLabel}
        isBare={isEmpty && !hasToolsWhenEmpty}
      >
        {props.tools}
      </ListToolbar>
      {props.hint}
      {isEmpty && (
        <EmptyState
          title={props.emptyTitle}
          order={emptyOrder}
          {...(emptyDetail !== undefined && { detail: emptyDetail })}
        />
      )}
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
