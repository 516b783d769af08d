import { Alert, Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { type AdminTabId, demoTotal, summariseHealth } from '@quartermile/core/domain';
import { type Icon, IconBuildingStore, IconClipboardList, IconTrophy, IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEntries } from '../../kernel/cars/use-entries.js';
import { usePendingCars } from '../../kernel/cars/use-pending-cars.js';
import { videoKind } from '../../kernel/content/kinds/video-kind.js';
import { useContent } from '../../kernel/content/use-content.js';
import type { TabProps } from '../../kernel/context/tab-props.js';
import { AutoGrid } from '../../kernel/layout/auto-grid.js';
import { healthAdminMessages } from '../../tabs/settings/health/health-messages.js';
import { useLastHealth } from '../../tabs/settings/health/use-health.js';
import { FactorsOffer } from '../../tabs/settings/security/factors-offer.js';
import { RemoveDemoButton } from '../../tabs/settings/site/setup/remove-demo.js';
import { setupMessages } from '../../tabs/settings/site/setup/setup-messages.js';
import { useSetup } from '../../tabs/settings/site/setup/use-setup.js';
import { HistoryCard } from './history-card.js';
import { dashboardHomeMessages } from './home-messages.js';
import classes from './home-tab.module.css';
import { StatTiles } from './stat-tiles.js';

const text = dashboardHomeMessages;

const actions: readonly { readonly tab: AdminTabId; readonly label: string; readonly icon: Icon }[] = [
  { tab: 'videos', label: text.manageVideos, icon: IconVideo },
  { tab: 'leaderboard', label: text.manageEntries, icon: IconTrophy },
  { tab: 'pending', label: text.reviewPending, icon: IconClipboardList },
  { tab: 'sponsors', label: text.manageSponsors, icon: IconBuildingStore },
];

/** The home tab: what needs the administrator, statistics, quick actions and recent activity. */
export function HomeTab({ openTab }: TabProps) {
  const { data: setup, isPending } = useSetup();
  // The first steps offer a second factor last.
  const isBeforeOffer = isPending || setup?.finished === false;
  return (
    <Stack gap="md">
      <Needs openTab={openTab} />
      <StatTiles openTab={openTab} />
      <AutoGrid min="18rem">
        <Part title={text.quickActions}>
          <QuickActions openTab={openTab} />
        </Part>
        <Part title={text.recentActivity}>
          <RecentActivity />
        </Part>
        <SetupCard openTab={openTab} />
      </AutoGrid>
      {!isBeforeOffer && <FactorsOffer openTab={openTab} />}
      <HistoryCard />
    </Stack>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card component="section">
      <Title order={2} size="h4" mb="md">
        {title}
      </Title>
      {children}
    </Card>
  );
}

/** Summary of pending work and content. Lists that are not loaded are omitted. */
function RecentActivity() {
  const lists = [usePendingCars(), useContent(videoKind), useEntries()] as const;
  const [pending, videos, entries] = lists.map(({ data }) => data?.length);
  if (lists.every(({ isError }) => isError)) return <Text c="red">{text.unknown}</Text>;
  return (
    <ul className={classes.activity}>
      {pending !== undefined && (
        <li data-tone={pending > 0 ? 'accent' : 'go'}>
          {pending > 0 ? text.awaiting(pending) : text.allReviewed}
        </li>
      )}
      {videos !== undefined && <li>{text.inLibrary(videos)}</li>}
      {entries !== undefined && <li>{text.onLeaderboard(entries)}</li>}
    </ul>
  );
}

/** Leads to the first steps until they are finished, and says what is left of the demo content. */
function SetupCard({ openTab }: Pick<TabProps, 'openTab'>) {
  const { data: setup } = useSetup();
  if (!setup) return null;
  const hasDemo = demoTotal(setup.demo) > 0;
  if (setup.finished && !hasDemo) return null;
  return (
    <Card component="section" aria-label={setupMessages.title}>
      <Title order={2} size="h4" mb="xs">
        {setupMessages.title}
      </Title>
      <Text size="sm">{hasDemo ? setupMessages.demoDetail(setup.demo) : setupMessages.intro}</Text>
      <Group gap="sm" mt="md">
        <Button variant="default" onClick={() => openTab('setup')}>
          {setupMessages.start}
        </Button>
        {hasDemo && <RemoveDemoButton demo={setup.demo} />}
      </Group>
    </Card>
  );
}

/** Links to the most used tabs (specification section 2). */
function QuickActions({ openTab }: Pick<TabProps, 'openTab'>) {
  return (
    <AutoGrid min="13rem">
      {actions.map(({ tab, label, icon: Sign }) => (
        <Button
          key={tab}
          variant={tab === 'pending' ? 'filled' : 'default'}
          leftSection={<Sign size={18} aria-hidden="true" />}
          onClick={() => openTab(tab)}
        >
          {label}
        </Button>
      ))}
    </AutoGrid>
  );
}

/** What needs the administrator, each as a link to where it is done. Nothing while nothing does. */
function Needs({ openTab }: Pick<TabProps, 'openTab'>) {
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
