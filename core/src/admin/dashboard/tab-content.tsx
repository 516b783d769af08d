import { Tabs } from '@mantine/core';
import type { AdminNavItem, AdminTabId } from '@quartermile/core/domain';
import { SkeletonRows } from '@quartermile/core/ui';
import { useDashboard } from '../kernel/context/dashboard-context.js';
import { renewWithDrafts } from '../kernel/context/draft-store.js';
import type { TabProps } from '../kernel/context/tab-props.js';
import { LazyPart } from '../kernel/lazy/lazy-part.js';
import { HealthMark } from '../tabs/settings/health/health-mark.js';
import classes from './dashboard-frame.module.css';
import { tabScreens } from './dashboard-tabs.js';

export interface TabContentProps extends TabProps {
  /** The open tab or page. */
  readonly open: AdminTabId;
}

/** The content of a tab, loaded on first use. */
export function TabContent({ open, ...props }: TabContentProps) {
  const { host } = useDashboard();
  return (
    <LazyPart
      key={open}
      code={tabScreens[open]}
      props={props}
      loading={<SkeletonRows rows={3} rowHeight={120} />}
      onFailed={() => renewWithDrafts(host)}
    />
  );
}

/** The open page of a group, below the tabs of its pages. The first steps only have a tab while they are open. */
export function GroupContent({ group, ...props }: TabContentProps & { readonly group: AdminNavItem }) {
  const pages = group.pages.filter(({ id }) => id !== 'setup' || props.open === 'setup');
  return (
    <Tabs
      value={props.open}
      onChange={(next) => next && props.openTab(next as AdminTabId)}
      keepMounted={false}
      classNames={{ root: classes.pages, tab: classes.page, tabLabel: classes.label }}
    >
      <Tabs.List aria-label={group.label} mb="lg">
        {pages.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
            {id === 'health' && <HealthMark />}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {pages.map(({ id }) => (
        <Tabs.Panel key={id} value={id}>
          <TabContent {...props} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
