import { Tabs } from '@mantine/core';
import { useMediaQuery, useUncontrolled } from '@mantine/hooks';
import { isTabOf, toAdminTabId } from '@quartermile/core/domain';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { CarDrawerProps } from '../drawer/car-drawer.js';
import { OpenCarContext } from '../kernel/cars/open-car.js';
import { usePendingCars } from '../kernel/cars/use-pending-cars.js';
import { useDashboard } from '../kernel/context/dashboard-context.js';
import type { SubmissionRequest, TabProps } from '../kernel/context/tab-props.js';
import { useLeave } from '../kernel/forms/leave-guard.js';
import { LazyCode } from '../kernel/lazy/lazy-code.js';
import { LazyPart } from '../kernel/lazy/lazy-part.js';
import { frameMessages } from '../kernel/messages/frame-messages.js';
import { UnsentDecisions } from '../tabs/review/decisions/unsent-decisions.js';
import { HealthMark } from '../tabs/settings/health/health-mark.js';
import classes from './dashboard-frame.module.css';
import { DashboardHeader } from './dashboard-header.js';
import { type DashboardTab, mainTabs, moreTabs } from './dashboard-tabs.js';
import { usePendingTitle } from './document-title.js';
import type { Destination } from './finder/finder-item.js';
import { TabContent } from './tab-content.js';

export interface DashboardFrameProps extends Pick<TabProps, 'submission'> {
  /** The open tab, if the host stores it, for instance in the URL. Requires `onTabChange`. */
  readonly tab?: string | null;
  onTabChange?(tab: string): void;
  /** The id of the car whose drawer is open, if the host stores it. Requires `onCarChange`. */
  readonly car?: string | null;
  onCarChange?(carId: string | null): void;
}

/** Loaded when it is first opened. */
const carDrawer = new LazyCode<ComponentType<CarDrawerProps>>(
  async () => (await import('../drawer/car-drawer.js')).CarDrawer,
);

/** A submission that was found, until the host requests another one. */
interface Found {
  readonly request: SubmissionRequest;
  /** The request of the host at that time. */
  readonly before: TabProps['submission'];
}

/** Header, tab list and the open tab. */
export function DashboardFrame(props: DashboardFrameProps) {
  const { tab: given, onTabChange, car: givenCar, onCarChange, submission } = props;
  const leave = useLeave();
  const { role } = useDashboard().admin;
  const { data: pending = [] } = usePendingCars();
  usePendingTitle(pending.length);
  const [name, showTab] = useUncontrolled<string>({
    defaultValue: '',
    ...(onTabChange && { value: given ?? '', onChange: onTabChange }),
  });
  const [carId, showCar] = useUncontrolled<string | null>({
    defaultValue: null,
    ...(onCarChange && { value: givenCar ?? null, onChange: onCarChange }),
  });
  const open = toAdminTabId(name, role);
  const openTab = (next: string): void => {
    if (next !== open) leave(() => showTab(next));
  };
  const [found, setFound] = useState<Found | null>(null);
  const requested = found && found.before === submission ? found.request : submission;
  const go = ({ tab, carId: pendingId, drawer }: Destination): void => {
    if (pendingId !== undefined) setFound({ request: { carId: pendingId }, before: submission });
    if (tab !== open) showTab(tab);
    if (drawer !== undefined) showCar(drawer);
  };
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // The tab list is wider than the screen on phones.
    const tab = nav.current?.querySelector(`[id$="-tab-${open}"]`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  const ofRole = (tabs: readonly DashboardTab[]) => tabs.filter(({ id }) => isTabOf(id, role));
  const [main, more] = [ofRole(mainTabs), ofRole(moreTabs)];
  return (
    <Tabs
      value={open}
      onChange={(next) => next && openTab(next)}
      orientation={isWide ? 'vertical' : 'horizontal'}
      variant="pills"
      keepMounted={false}
      classNames={{ root: classes.root, list: classes.list, tab: classes.tab, tabLabel: classes.label }}
    >
      <DashboardHeader onGo={go} />
      <nav ref={nav} className={classes.nav} aria-label={frameMessages.tabs}>
        <Tabs.List aria-label={frameMessages.tabs}>
          {main.map((each) => toTab(each, pending.length))}
          {/* A single tab list, so that the arrow keys reach all tabs. The text between the groups is decorative. */}
          {more.length > 0 && (
            <span className={classes.more} aria-hidden="true">
              {frameMessages.moreTabs}
            </span>
          )}
          {more.map((each) => toTab(each, pending.length))}
        </Tabs.List>
      </nav>
      <main className={classes.content}>
        <UnsentDecisions />
        <OpenCarContext value={showCar}>
          {[...main, ...more].map((each) => (
            <Tabs.Panel key={each.id} value={each.id}>
              <TabContent tab={each} openTab={openTab} submission={requested} />
            </Tabs.Panel>
          ))}
          {carId && (
            <LazyPart code={carDrawer} props={{ carId, onClose: () => showCar(null) }} loading={null} />
          )}
        </OpenCarContext>
      </main>
    </Tabs>
  );
}

function toTab({ id, label, icon: Sign }: DashboardTab, pending: number) {
  return (
    <Tabs.Tab key={id} value={id} leftSection={<Sign size={20} stroke={1.7} aria-hidden="true" />}>
      {label}
      {id === 'pending' && pending > 0 && <span className={classes.count}>{pending}</span>}
      {id === 'health' && <HealthMark />}
    </Tabs.Tab>
  );
}
