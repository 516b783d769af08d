import { SkeletonRows } from '@quartermile/core/ui';
import { renewWithDrafts } from '../forms/draft-store.js';
import { useDashboard } from './dashboard-context.js';
import type { DashboardTab } from './dashboard-tabs.js';
import { LazyPart } from './lazy-part.js';
import type { TabProps } from './tab-props.js';

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
