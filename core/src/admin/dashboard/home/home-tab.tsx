import { Card, Stack, Title } from '@mantine/core';
import type { TabProps } from '../../kernel/context/tab-props.js';
import { FactorsOffer } from '../../tabs/settings/security/factors-offer.js';
import { HomeSetup } from '../../tabs/settings/site/setup/home-setup.js';
import { HistoryCard } from './history-card.js';
import { dashboardHomeMessages } from './home-messages.js';
import classes from './home-tab.module.css';
import { QuickActions } from './quick-actions.js';
import { RecentActivity } from './recent-activity.js';
import { StatTiles } from './stat-tiles.js';

const text = dashboardHomeMessages;

/** The home tab: statistics, pending work and quick actions. */
export function HomeTab({ openTab }: TabProps) {
  return (
    <Stack gap="xl">
      <HomeSetup />
      <FactorsOffer openTab={openTab} />
      <StatTiles openTab={openTab} />
      <div className={classes.columns}>
        <Card component="section">
          <Title order={2} size="h4" mb="md">
            {text.quickActions}
          </Title>
          <QuickActions openTab={openTab} />
        </Card>
        <Card component="section">
          <Title order={2} size="h4" mb="md">
            {text.recentActivity}
          </Title>
          <RecentActivity />
        </Card>
      </div>
      <HistoryCard />
    </Stack>
  );
}
