import { SkeletonRows } from '@quartermile/core/ui';
import { renewWithDrafts } from '../forms/draft-store.js';
import type { DashboardTab } from './dashboard-tabs.js';
import { useDesk } from './desk-context.js';
import { LazyPart } from './lazy-part.js';
import type { TabProps } from './tab-props.js';

/** A tab with its code loaded on first use. */
export function TabContent({ tab, ...props }: TabProps & { readonly tab: DashboardTab }) {
  const { host } = useDesk();
  return (
    <LazyPart
      code={tab.code}
      props={props}
      loading={<SkeletonRows rows={3} rowHeight={120} />}
      onFailed={() => renewWithDrafts(host)}
    />
  );
}
