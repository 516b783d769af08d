import { SkeletonRows } from '@quartermile/core/ui';
import { useDashboard } from '../kernel/context/dashboard-context.js';
import { renewWithDrafts } from '../kernel/context/draft-store.js';
import type { TabProps } from '../kernel/context/tab-props.js';
import { LazyPart } from '../kernel/lazy/lazy-part.js';
import type { DashboardTab } from './dashboard-tabs.js';

/** The content of a tab, loaded on first use. */
export function TabContent({ tab, ...props }: TabProps & { readonly tab: DashboardTab }) {
  const { host } = useDashboard();
  return (
    <LazyPart
      code={tab.code}
      props={props}
      loading={<SkeletonRows rows={3} rowHeight={120} />}
      onFailed={() => renewWithDrafts(host)}
    />
  );
}
