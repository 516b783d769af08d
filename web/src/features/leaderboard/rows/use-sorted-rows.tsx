import type { Place } from '@quartermile/core/domain';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { type Column, columnsOf, columnTemplate, type Sorting, sortPlaces } from './columns.js';
import classes from './sort-header.module.css';
import { timingRowMessages } from './timing-messages.js';

/** Rows as a table on wide screens. */
interface SortedRows {
  /** Of the element around header and rows. */
  readonly style: CSSProperties;
  /** Sticks above the rows. Nothing on narrow screens. */
  readonly header: ReactNode;
  /** Whether the rows are in another order than that of the ranking. */
  readonly isSorted: boolean;
  /** The places in the chosen order. */
  sort(places: readonly Place[]): readonly Place[];
}

/**
 * Lets visitors sort shown rows by a column. The number of each place stays that of the ranking.
 * @param places all rows
 */
export function useSortedRows(places: readonly Place[]): SortedRows {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const columns = columnsOf(places);
  return {
    style: { '--columns': columnTemplate(columns) } as CSSProperties,
    header: <SortHeader columns={columns} sorting={sorting} onSort={setSorting} />,
    isSorted: sorting !== null,
    sort: (all) => (sorting ? sortPlaces(all, sorting) : all),
  };
}

interface SortHeaderProps {
  readonly columns: readonly Column[];
  readonly sorting: Sorting | null;
  onSort(sorting: Sorting | null): void;
}

function SortHeader({ columns, sorting, onSort }: SortHeaderProps) {
  const [rank] = columns;
  const current = sorting ?? { column: rank, isDescending: false };
  return (
    <div role="table" aria-label={timingRowMessages.sort} className={classes.table}>
      <div role="row" className={classes.root}>
        {columns.map((column) => {
          const isCurrent = column.name === current.column?.name;
          const direction = current.isDescending ? 'descending' : 'ascending';
          return (
            <div
              key={column.name}
              role="columnheader"
              aria-sort={isCurrent ? direction : undefined}
              className={classes.column}
              data-label={column.label}
              style={{ gridColumn: column.name }}
            >
              <button
                type="button"
                onClick={() =>
                  onSort(nextSorting(column, isCurrent && !current.isDescending, column === rank))
                }
              >
                {column.label}
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The first press sorts up, the next one down. The ranking itself is no sorting. */
function nextSorting(column: Column, isAscending: boolean, isRank: boolean): Sorting | null {
  return isRank && !isAscending ? null : { column, isDescending: isAscending };
}
