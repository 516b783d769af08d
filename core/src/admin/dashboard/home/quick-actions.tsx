import { Button } from '@mantine/core';
import type { AdminTabId } from '@quartermile/core/domain';
import { type Icon, IconBuildingStore, IconClipboardList, IconTrophy, IconVideo } from '@tabler/icons-react';
import type { TabProps } from '../../kernel/context/tab-props.js';
import { AutoGrid } from '../../kernel/layout/auto-grid.js';
import { dashboardHomeMessages } from './home-messages.js';

const text = dashboardHomeMessages;

const actions: readonly { readonly tab: AdminTabId; readonly label: string; readonly icon: Icon }[] = [
  { tab: 'videos', label: text.manageVideos, icon: IconVideo },
  { tab: 'leaderboard', label: text.manageEntries, icon: IconTrophy },
  { tab: 'pending', label: text.reviewPending, icon: IconClipboardList },
  { tab: 'sponsors', label: text.manageSponsors, icon: IconBuildingStore },
];

/** Links to the most used tabs (specification section 2). */
export function QuickActions({ openTab }: Pick<TabProps, 'openTab'>) {
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
