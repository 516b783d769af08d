import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface LoadedListProps<Item> {
  readonly query: Pick<
    UseQueryResult<readonly Item[]>,
    'data' | 'isPending' | 'isError' | 'isFetching' | 'refetch'
  >;
  /** Said when it could not be loaded. */
  readonly failed: string;
  /** Height of one row that is to come, px. */
  readonly rowHeight: number;
  /** What shows when it is loaded, also when there is nothing in it. */
  children(items: readonly Item[]): ReactNode;
}

/** A list on its way: rows that hold its place, or what went wrong with a way to try again. */
export function LoadedList<Item>({ query, failed, rowHeight, children }: LoadedListProps<Item>) {
  const { data, isPending, isError, isFetching, refetch } = query;
  if (isPending) return <SkeletonRows rows={5} rowHeight={rowHeight} />;
  if (isError || !data)
    return <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching} />;
  return children(data);
}
