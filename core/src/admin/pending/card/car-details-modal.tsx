import { ActionIcon, Group, Text } from '@mantine/core';
import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { AdminDialog } from '../../dialogs/admin-dialog.js';
import type { ReviewControls } from '../use-review-queue.js';
import { CarDetails, type CarDetailsProps } from './car-details.js';
import classes from './car-details-modal.module.css';
import { CategoryChecklist } from './category-checklist.js';
import { DecisionButtons } from './decision-buttons.js';

const text = adminMessages.review;

export interface CarDetailsModalProps {
  readonly car: AdminCar;
  /** The whole queue, for the buttons to the previous and next car. */
  readonly cars: readonly AdminCar[];
  readonly queue: ReviewControls;
  readonly hints: readonly string[];
  readonly slip: CarDetailsProps['slip'];
  onReject(): void;
  onAsk(): void;
  onClose(): void;
}

/** All details of a submission, with the proof and the car side by side, and the decision buttons. */
export function CarDetailsModal(props: CarDetailsModalProps) {
  const { car, cars, queue, hints, slip, onReject, onAsk, onClose } = props;
  return (
    <AdminDialog onClose={onClose} title={text.detailsTitle} size="70rem">
      <CarDetails car={car} hints={hints} slip={slip} />
      <div className={classes.foot}>
        <CategoryChecklist car={car} ticked={queue.categoriesOf(car)} actions={queue.actions} withKeys />
        <QueueSteps car={car} cars={cars} queue={queue} />
        <div className={classes.actions}>
          <DecisionButtons car={car} actions={queue.actions} onReject={onReject} onAsk={onAsk} />
        </div>
      </div>
    </AdminDialog>
  );
}

function QueueSteps({ car, cars, queue }: Pick<CarDetailsModalProps, 'car' | 'cars' | 'queue'>) {
  const place = cars.indexOf(car) + 1;
  return (
    <Group gap="xs" wrap="nowrap" className={classes.steps}>
      <ActionIcon aria-label={text.previous} disabled={place <= 1} onClick={() => queue.actions.move(-1)}>
        <IconChevronLeft size={20} aria-hidden="true" />
      </ActionIcon>
      <Text size="sm" c="dimmed" className={classes.place}>
        {text.place(place, cars.length)}
      </Text>
      <ActionIcon
        aria-label={text.next}
        disabled={place >= cars.length}
        onClick={() => queue.actions.move(1)}
      >
        <IconChevronRight size={20} aria-hidden="true" />
      </ActionIcon>
    </Group>
  );
}
