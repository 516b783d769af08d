import { Alert, Anchor, Group } from '@mantine/core';
import { type AdminTabId, summariseHealth } from '@quartermile/core/domain';
import { usePendingCars } from '../../kernel/cars/use-pending-cars.js';
import type { TabProps } from '../../kernel/context/tab-props.js';
import { healthAdminMessages } from '../../tabs/settings/health/health-messages.js';
import { useLastHealth } from '../../tabs/settings/health/use-health.js';
import { dashboardHomeMessages } from './home-messages.js';

const text = dashboardHomeMessages;

/** What needs the administrator, each as a link to where it is done. Nothing while nothing does. */
export function Needs({ openTab }: Pick<TabProps, 'openTab'>) {
  const { data: pending = [] } = usePendingCars();
  const { data: health } = useLastHealth();
  const { needing } = summariseHealth(health?.items ?? []);
  const needs: readonly (readonly [tab: AdminTabId, words: string])[] = [
    ...(pending.length > 0 ? [['pending', text.waiting(pending.length)] as const] : []),
    ...needing.map((item) => ['health', healthAdminMessages.missing(item) ?? item.summary] as const),
  ];
  if (needs.length === 0) return null;
  return (
    <Alert role="region" aria-label={text.needs} color="amber" variant="light" py={4}>
      <Group component="ul" gap="0 1.5rem" m={0} p={0} style={{ listStyle: 'none' }}>
        {needs.map(([tab, words]) => (
          <li key={words}>
            <Anchor component="button" mih="var(--qm-touch)" fw={600} ta="start" onClick={() => openTab(tab)}>
              {words}
            </Anchor>
          </li>
        ))}
      </Group>
    </Alert>
  );
}
