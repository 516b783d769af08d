import { SkeletonRows } from '@quartermile/core/ui';
import type { DashboardTab } from './dashboard-tabs.js';
import { LazyPart } from './lazy-part.js';
import type { TabProps } from './tab-props.js';

/** A tab with its code loaded on first use. */
export function TabContent({ tab, ...props }: TabProps & { readonly tab: DashboardTab }) {
  return <LazyPart code={tab.code} props={props} loading={<SkeletonRows rows={3} rowHeight={120} />} />;
}
