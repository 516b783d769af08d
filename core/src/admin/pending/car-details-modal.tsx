import { ActionIcon, Group, Text } from '@mantine/core';
import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { DeskDialog } from '../dialogs/desk-dialog.js';
import { CarDetails } from './car-details.js';
import classes from './car-details-modal.module.css';
import { CategoryChecklist } from './category-checklist.js';
import { DecisionButtons } from './decision-buttons.js';
import type { ReviewDesk } from './use-review-queue.js';

const text = adminMessages.review;

export interface CarDetailsModalProps {
  readonly car: AdminCar;
  /** The whole queue, to go through it from here. */
  readonly cars: readonly AdminCar[];
  readonly desk: ReviewDesk;
  readonly hints: readonly string[];
  onReject(): void;
  onClose(): void;
}

/** Everything about a submission, slip and car side by side, with the decision at hand. */
export function CarDetailsModal({ car, cars, desk, hints, onReject, onClose }: CarDetailsModalProps) {
  return (
    <DeskDialog onClose={onClose} title={text.detailsTitle} size="70rem">
      <CarDetails car={car} hints={hints} />
      <div className={classes.foot}>
        <CategoryChecklist car={car} ticked={desk.categoriesOf(car)} actions={desk.actions} withKeys />
        <QueueSteps car={car} cars={cars} desk={desk} />
        <div className={classes.actions}>
          <DecisionButtons car={car} actions={desk.actions} onReject={onReject} />
        </div>
      </div>
    </DeskDialog>
  );
}

function QueueSteps({ car, cars, desk }: Pick<CarDetailsModalProps, 'car' | 'cars' | 'desk'>) {
  const place = cars.indexOf(car) + 1;
  return (
    <Group gap="xs" wrap="nowrap" className={classes.steps}>
      <ActionIcon aria-label={text.previous} disabled={place <= 1} onClick={() => desk.actions.move(-1)}>
        <IconChevronLeft size={20} aria-hidden="true" />
      </ActionIcon>
      <Text size="sm" c="dimmed" className={classes.place}>
        {text.place(place, cars.length)}
      </Text>
      <ActionIcon aria-label={text.next} disabled={place >= cars.length} onClick={() => desk.actions.move(1)}>
        <IconChevronRight size={20} aria-hidden="true" />
      </ActionIcon>
    </Group>
  );
}
