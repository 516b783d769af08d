import { Select, Title } from '@mantine/core';
import { formatCount } from '@quartermile/core/domain';
import type { ReactNode } from 'react';
import { listMessages } from './list-messages.js';
import classes from './list-toolbar.module.css';
import { SearchField } from './search-field.js';
import type { ListView } from './use-list-view.js';

const text = listMessages;

export interface ListToolbarProps<Item> {
  readonly title: string;
  readonly view: ListView<Item>;
  readonly searchLabel: string;
  /** Hides the tools, because the list has nothing to search or sort. */
  readonly isBare?: boolean;
  /** Filters and other controls of the list. */
  readonly children?: ReactNode;
}

/** Header of a list: title, count, search, filters and sort order. */
export function ListToolbar<Item>({ title, view, searchLabel, isBare, children }: ListToolbarProps<Item>) {
  return (
    <div className={classes.root}>
      <Title order={2} size="h4" className={classes.title} aria-live="polite">
        {title} ({formatCount(view.matching.length)})
      </Title>
      {!isBare && (
        <div className={classes.tools}>
          <div className={classes.search}>
            <SearchField label={searchLabel} value={view.search} onChange={view.setSearch} />
          </div>
          {children}
          {view.sorts.length > 1 && (
            <Select
              aria-label={text.sort}
              data={view.sorts.map(({ id, label }) => ({ value: id, label }))}
              allowDeselect={false}
              value={view.sort}
              onChange={(id) => id && view.setSort(id)}
            />
          )}
        </div>
      )}
    </div>
  );
}
