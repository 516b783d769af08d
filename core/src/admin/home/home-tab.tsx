import { Button, Card, Group, Stack, Title } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { IconCarGarage, IconClipboardList, IconTrophy } from '@tabler/icons-react';
import type { TabProps } from '../dashboard/tab-props.js';
import { useEntries } from '../entries/use-entries.js';
import { usePendingCars } from '../pending/use-pending-cars.js';
import classes from './home-tab.module.css';
import { StatTile } from './stat-tile.js';

const text = adminMessages.home;

/** The first look: how much there is, what waits, and where to go. */
export function HomeTab({ openTab }: TabProps) {
  const pending = usePendingCars();
  const entries = useEntries();
  const pendingCount = pending.data?.length;
  const entryCount = entries.data?.length;
  return (
    <Stack gap="xl">
      <div className={classes.tiles}>
        <StatTile
          index={0}
          label={text.entries}
          icon={IconTrophy}
          {...tileState(entries)}
          onOpen={() => openTab('leaderboard')}
        />
        <StatTile
          index={1}
          label={text.pending}
          icon={IconClipboardList}
          {...tileState(pending)}
          onOpen={() => openTab('pending')}
        />
      </div>
      <div className={classes.columns}>
        <Card component="section">
          <Title order={2} size="h4" mb="md">
            {text.quickActions}
          </Title>
          <Group gap="sm">
            <Button
              leftSection={<IconClipboardList size={18} aria-hidden="true" />}
              onClick={() => openTab('pending')}
            >
              {text.reviewPending}
            </Button>
            <Button
              variant="default"
              leftSection={<IconTrophy size={18} aria-hidden="true" />}
              onClick={() => openTab('leaderboard')}
            >
              {text.manageEntries}
            </Button>
            <Button
              variant="default"
              leftSection={<IconCarGarage size={18} aria-hidden="true" />}
              onClick={() => openTab('approved')}
            >
              {text.editApproved}
            </Button>
          </Group>
        </Card>
        <Card component="section">
          <Title order={2} size="h4" mb="md">
            {text.recentActivity}
          </Title>
          <ul className={classes.activity}>
            {pendingCount !== undefined && (
              <li data-tone={pendingCount > 0 ? 'accent' : 'go'}>
                {pendingCount > 0 ? text.awaiting(pendingCount) : text.allReviewed}
              </li>
            )}
            {entryCount !== undefined && <li>{text.onLeaderboard(entryCount)}</li>}
          </ul>
        </Card>
      </div>
    </Stack>
  );
}

/** A list whose load failed counts as empty, and the tile says why. */
function tileState(list: { readonly data?: readonly unknown[] | undefined; readonly isError: boolean }) {
  return list.isError ? { value: 0, problem: text.unknown } : { value: list.data?.length ?? null };
}
