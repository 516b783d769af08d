import { Card, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TabProps } from '../../kernel/context/tab-props.js';
import { AutoGrid } from '../../kernel/layout/auto-grid.js';
import { FactorsOffer } from '../../tabs/settings/security/factors-offer.js';
import { SetupCard } from '../../tabs/settings/site/setup/setup-card.js';
import { useSetup } from '../../tabs/settings/site/setup/use-setup.js';
import { HistoryCard } from './history-card.js';
import { dashboardHomeMessages } from './home-messages.js';
import { Needs } from './needs.js';
import { QuickActions } from './quick-actions.js';
import { RecentActivity } from './recent-activity.js';
import { StatTiles } from './stat-tiles.js';

const text = dashboardHomeMessages;

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
