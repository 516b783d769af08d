import { Badge, Tabs } from '@mantine/core';
import { useMediaQuery, useUncontrolled } from '@mantine/hooks';
import { type AdminNavItem, adminNavigation, toAdminTabId } from '@quartermile/core/domain';
import { type ComponentType, useState } from 'react';
import type { CarDrawerProps } from '../drawer/car-drawer.js';
import { openClickedRow } from '../kernel/cars/car-name.js';
import { OpenCarContext } from '../kernel/cars/open-car.js';
import { usePendingCars } from '../kernel/cars/use-pending-cars.js';
import { useDashboard } from '../kernel/context/dashboard-context.js';
import type { SubmissionRequest, TabProps } from '../kernel/context/tab-props.js';
import { useLeave } from '../kernel/forms/leave-guard.js';
import { LazyCode } from '../kernel/lazy/lazy-code.js';
import { LazyPart } from '../kernel/lazy/lazy-part.js';
import { frameMessages } from '../kernel/messages/frame-messages.js';
import { useAccent, useSite } from '../kernel/site/use-site.js';
import { UnsentDecisions } from '../tabs/review/decisions/unsent-decisions.js';
import { HealthMark } from '../tabs/settings/health/health-mark.js';
import classes from './dashboard-frame.module.css';
import { DashboardHeader } from './dashboard-header.js';
import { navIcons } from './dashboard-tabs.js';
import { usePendingTitle } from './document-title.js';
import type { Destination } from './finder/finder-item.js';
import { PhoneBar } from './phone-bar.js';
import { GroupContent, TabContent } from './tab-content.js';

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

/** Header, navigation and the open tab. */
export function DashboardFrame(props: DashboardFrameProps) {
  const { tab: given, onTabChange, car: givenCar, onCarChange, submission } = props;
  const leave = useLeave();
  const { role } = useDashboard().admin;
  const { data: pending = [] } = usePendingCars();
  usePendingTitle(pending.length);
  useAccent(useSite().data?.accent);
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
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const items = adminNavigation(role);
  const shown = items.find(({ pages }) => pages.some(({ id }) => id === open));
  const openItem = (id: string | null): void => {
    const item = items.find((one) => one.id === id);
    if (item && item !== shown) openTab(item.pages[0].id);
  };
  const content = { open, openTab, submission: requested };
  return (
    <Tabs
      value={shown?.id ?? null}
      onChange={openItem}
      orientation={isPhone ? 'horizontal' : 'vertical'}
      variant="pills"
      color="var(--qm-accent-soft)"
      keepMounted={false}
      className={classes.root}
    >
      <DashboardHeader onGo={go} />
      {!isPhone && (
        <nav className={classes.nav} aria-label={frameMessages.tabs}>
          <Tabs.List aria-label={frameMessages.tabs}>
            {items.map((item) => (
              <NavTab key={item.id} item={item} pending={pending.length} />
            ))}
          </Tabs.List>
        </nav>
      )}
      {/* For pointers only: the name in each row is a button. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <main className={classes.content} onClick={openClickedRow}>
        <UnsentDecisions />
        <OpenCarContext value={showCar}>
          {shown && (
            <Tabs.Panel
              value={shown.id}
              // Without tabs there is none that names the panel.
              {...(isPhone && { 'aria-labelledby': undefined, 'aria-label': shown.label })}
            >
              {shown.pages.length > 1 ? (
                <GroupContent group={shown} {...content} />
              ) : (
                <TabContent {...content} />
              )}
            </Tabs.Panel>
          )}
          {carId && (
            <LazyPart code={carDrawer} props={{ carId, onClose: () => showCar(null) }} loading={null} />
          )}
        </OpenCarContext>
      </main>
      {isPhone && <PhoneBar items={items} shown={shown} pending={pending.length} onOpen={openItem} />}
    </Tabs>
  );
}

function NavTab({ item: { id, label }, pending }: { readonly item: AdminNavItem; readonly pending: number }) {
  const Sign = navIcons[id];
  return (
    <Tabs.Tab
      value={id}
      leftSection={<Sign size={20} stroke={1.7} aria-hidden="true" />}
      classNames={{ tab: classes.tab, tabLabel: classes.label }}
    >
      {label}
      {id === 'pending' && pending > 0 && (
        <Badge component="span" color="amber">
          {pending}
        </Badge>
      )}
      {id === 'settings' && <HealthMark />}
    </Tabs.Tab>
  );
}
