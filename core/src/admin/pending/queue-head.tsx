import { ActionIcon, Button, Checkbox, Group, Title } from '@mantine/core';
import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { IconKeyboard, IconX } from '@tabler/icons-react';
import { SearchField } from '../lists/search-field.js';
import type { Selection } from '../lists/use-selection.js';
import type { ReviewDialog } from './keys/use-review-keys.js';
import classes from './queue-head.module.css';

const text = adminMessages.review;

export interface QueueHeadProps {
  /** The cars that match the search. */
  readonly cars: readonly AdminCar[];
  /** Number of cars without the search. */
  readonly total: number;
  /** Cars selected for a bulk rejection. */
  readonly marks: Selection<AdminCar>;
  readonly search: string;
  onSearch(text: string): void;
  setDialog(dialog: ReviewDialog): void;
}

/** Header of the queue: its length, search, bulk actions and the help for the keys. */
export function QueueHead({ cars, total, marks, search, onSearch, setDialog }: QueueHeadProps) {
  const count = marks.items.length;
  return (
    <div className={classes.root}>
      <Title order={2} size="h4" className={classes.title} aria-live="polite">
        {cars.length === total ? text.queue(total) : text.queuePart(cars.length, total)}
      </Title>
      <div className={classes.search}>
        <SearchField label={adminMessages.approved.search} value={search} onChange={onSearch} />
      </div>
      <Group gap="sm">
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
    </div>
  );
}
