import { ActionIcon, Button, Checkbox, Group, Title } from '@mantine/core';
import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { IconKeyboard, IconX } from '@tabler/icons-react';
import type { Selection } from '../lists/use-selection.js';
import type { ReviewDialog } from './use-review-keys.js';

const text = adminMessages.review;

export interface QueueHeadProps {
  readonly cars: readonly AdminCar[];
  /** Cars that something will be done to at once. */
  readonly marks: Selection<AdminCar>;
  setDialog(dialog: ReviewDialog): void;
}

/** How long the queue is, what is done to many of it at once, and the way to the keys. */
export function QueueHead({ cars, marks, setDialog }: QueueHeadProps) {
  const count = marks.items.length;
  return (
    <Group justify="space-between" gap="sm">
      <Title order={2} size="h4">
        {text.queue(cars.length)}
      </Title>
      <Group gap="sm" ml="auto">
        {count > 0 && (
          <Button
            variant="light"
            color="red"
            leftSection={<IconX size={18} aria-hidden="true" />}
            onClick={() => setDialog('reject marked')}
          >
            {text.rejectSelected}
          </Button>
        )}
        <Checkbox
          label={count > 0 ? adminMessages.lists.selected(count) : text.selectAll}
          checked={count > 0 && count === cars.length}
          indeterminate={count > 0 && count < cars.length}
          onChange={({ currentTarget }) => marks.set(cars, currentTarget.checked)}
        />
        <ActionIcon aria-label={adminMessages.keys.open} onClick={() => setDialog('keys')}>
          <IconKeyboard size={22} aria-hidden="true" />
        </ActionIcon>
      </Group>
    </Group>
  );
}
