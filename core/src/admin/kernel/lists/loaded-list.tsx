import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface LoadedListProps<Item> {
  readonly query: Pick<
    UseQueryResult<readonly Item[]>,
    'data' | 'isPending' | 'isError' | 'isFetching' | 'refetch'
  >;
  /** Message for a failed load. */
  readonly failed: string;
  /** Height of one skeleton row, px. */
  readonly rowHeight: number;
  /** Renders the loaded list, including an empty one. */
  children(items: readonly Item[]): ReactNode;
}

/** Shows skeleton rows while a list is loading, and an error with a retry button if that fails. */
export function LoadedList<Item>({ query, failed, rowHeight, children }: LoadedListProps<Item>) {
  const { data, isPending, isError, isFetching, refetch } = query;
  if (isPending) return <SkeletonRows rows={5} rowHeight={rowHeight} />;
  if (isError || !data)
    return <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching} />;
  return children(data);
}
