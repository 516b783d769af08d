import { Button, Group, Stack, Text } from '@mantine/core';
import type { ListedEvent } from '../../../../kernel/content/kinds/listed-event.js';
import { AdminDialog } from '../../../../kernel/dialogs/admin-dialog.js';
import { eventDayAdminMessages } from './day-messages.js';
import { EntryList } from './entry-list.js';
import { LadderSection } from './ladder-section.js';
import { useLineup } from './use-lineup.js';

const text = eventDayAdminMessages;

export interface LineupDialogProps {
  readonly listed: ListedEvent;
  onClose(): void;
}

/** The entry list and the ladder of an event. Each change is saved at once. */
export function LineupDialog({ listed, onClose }: LineupDialogProps) {
  const { id } = listed.stored;
  const { data: lineup, isError } = useLineup(id);
  return (
    <AdminDialog title={text.lineupTitle} size="xl" onClose={onClose}>
      <Stack gap="lg">
        <Text fw={600}>{listed.event.title}</Text>
        {isError && !lineup && <Text role="alert">{text.failedToLoad}</Text>}
        {lineup && <EntryList id={id} cars={lineup.cars} />}
        {lineup && <LadderSection id={id} lineup={lineup} />}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {text.close}
          </Button>
        </Group>
      </Stack>
    </AdminDialog>
  );
}
