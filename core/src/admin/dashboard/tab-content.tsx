import { messages } from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { useQuery } from '@tanstack/react-query';
import type { DashboardTab } from './dashboard-tabs.js';
import type { TabProps } from './tab-props.js';

/** A tab with its code loaded on first use; a load that failed can be tried again. */
export function TabContent({ tab, ...props }: TabProps & { readonly tab: DashboardTab }) {
  const {
    data: Content,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['code', tab.id],
    queryFn: () => tab.load(),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (Content) return <Content {...props} />;
  if (!isError) return <SkeletonRows rows={3} rowHeight={120} />;
  return (
    <ErrorState
      title={messages.app.unexpectedError}
      detail={messages.login.network}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
