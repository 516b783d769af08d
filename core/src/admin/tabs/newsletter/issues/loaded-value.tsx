import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface LoadedValueProps<Value> {
  readonly query: Pick<UseQueryResult<Value>, 'data' | 'isPending' | 'isFetching' | 'refetch'>;
  /** Message for a failed load. */
  readonly failed: string;
  children(value: Value): ReactNode;
}

/** Shows skeleton rows while something is loading, and an error with a retry button if that fails. */
export function LoadedValue<Value>({ query, failed, children }: LoadedValueProps<Value>) {
  const { data, isPending, isFetching, refetch } = query;
  if (isPending) return <SkeletonRows rows={4} rowHeight={64} />;
  if (data === undefined)
    return <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching} />;
  return children(data);
}
