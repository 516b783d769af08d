import { formatCount } from '@quartermile/core/domain';

/** Messages shared by the dashboard's lists. */
export const listMessages = {
  sort: 'Sort by',
  display: 'Display',
  grid: 'Grid',
  list: 'List',
  clearSearch: 'Clear search',
  searchKey: '/',
  noMatchTitle: 'Nothing found',
  noMatchDetail: 'Nothing fits what you are looking for.',
  showAll: 'Show everything',
  pages: 'Pages',
  page: (page: number): string => `Page ${page}`,
  firstPage: 'First page',
  lastPage: 'Last page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageSize: 'Rows on a page',
  rows: (size: number): string => `${size} per page`,
  range: (first: number, last: number, of: number): string =>
    `${formatCount(first)}–${formatCount(last)} of ${formatCount(of)}`,
  select: (what: string): string => `Select ${what}`,
  selectPage: 'Select all on this page',
  selectAll: (count: number): string => `Select all ${formatCount(count)}`,
  selected: (count: number): string => `${formatCount(count)} selected`,
  clearSelection: 'Clear selection',
  deleteSelected: 'Delete selected',
  selectionActions: 'Selected rows',
  bulkTitle: (what: string): string => `Delete ${what}?`,
  bulkPreview: 'What will be deleted',
  bulkMore: (count: number): string => `and ${formatCount(count)} more`,
  bulkConfirm: (count: number): string => `Delete ${formatCount(count)}`,
  bulkProgress: (done: number, of: number): string => `${formatCount(done)} of ${formatCount(of)} deleted`,
  bulkDone: (what: string): string => `${what} deleted.`,
  bulkFailed: (failed: number, of: number): string =>
    `${formatCount(failed)} of ${formatCount(of)} could not be deleted. Please try again.`,
} as const;
