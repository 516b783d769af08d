import { ActionIcon, Checkbox, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { AdminCar } from '@quartermile/core/domain';
import { IconChevronLeft, IconChevronRight, IconPencil } from '@tabler/icons-react';
import { correctionMessages } from '../../../kernel/cars/edit/correction-messages.js';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { IconAction } from '../../../kernel/lists/icon-action.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import { BoardPlaces } from '../places/board-places.js';
import type { ReviewControls } from '../use-review-queue.js';
import { CarDetails, type CarDetailsProps } from './car-details.js';
import classes from './car-details-modal.module.css';
import { CategoryChecklist } from './category-checklist.js';
import { ChangedNote } from './changed-note.js';
import { AskButton, DecisionButtons } from './decision-buttons.js';
import { PendingEvidence } from './pending-evidence.js';
import { RunOf } from './run-of.js';

const text = reviewMessages;

export interface CarDetailsModalProps {
  readonly car: AdminCar;
  /** The whole queue, for the buttons to the previous and next car. */
  readonly cars: readonly AdminCar[];
  readonly queue: ReviewControls;
  readonly hints: readonly string[];
  /** Whether the car is selected, to be approved or rejected with others. */
  readonly isMarked: boolean;
  onMark(): void;
  readonly slip: CarDetailsProps['slip'];
  onReject(): void;
  onAsk(): void;
  onCorrect(): void;
  onClose(): void;
}

/** All details of a submission, with the pictures beside the fields, and the decision buttons. */
export function CarDetailsModal(props: CarDetailsModalProps) {
  const { car, cars, queue, hints, slip, isMarked, onMark, onReject, onAsk, onCorrect, onClose } = props;
  // On phones the foot has room for the decision alone.
  const isWide = useMediaQuery('(min-width: 48em)');
  const evidence = (
    <div className={classes.evidence}>
      <PendingEvidence car={car} chosen={queue.evidenceOf(car)} actions={queue.actions} />
      <RunOf car={car} chosen={queue.runOf(car)} actions={queue.actions} />
    </div>
  );
  return (
    <AdminDialog onClose={onClose} title={text.detailsTitle} size="70rem" focusAfter={selectedCardOr}>
      <ChangedNote car={car} />
      <CarDetails car={car} hints={hints} slip={slip}>
        <BoardPlaces car={car} ticked={queue.categoriesOf(car)} runOf={queue.runOf(car)} />
      </CarDetails>
      {!isWide && evidence}
      <div className={classes.foot}>
        {isWide && evidence}
        <CategoryChecklist car={car} ticked={queue.categoriesOf(car)} actions={queue.actions} withKeys />
        <Checkbox
          label={reviewMessages.select}
          aria-label={listMessages.select(car.name)}
          checked={isMarked}
          onChange={onMark}
        />
        <QueueSteps car={car} cars={cars} queue={queue} />
        <div className={classes.actions}>
          <IconAction
            icon={IconPencil}
            size={36}
            label={correctionMessages.editCar(car.name)}
            onClick={onCorrect}
          />
          <AskButton isShort onAsk={onAsk} />
          <DecisionButtons car={car} actions={queue.actions} onReject={onReject} />
        </div>
      </div>
    </AdminDialog>
  );
}

/** The selected card, if the focus was in another one: focusing that would select it again. */
function selectedCardOr(before: HTMLElement): HTMLElement {
  const card = before
    .closest('[data-review-queue]')
    ?.querySelector<HTMLElement>('article[aria-current=true]');
  return card && !card.contains(before) ? card : before;
}

function QueueSteps({ car, cars, queue }: Pick<CarDetailsModalProps, 'car' | 'cars' | 'queue'>) {
  const place = cars.indexOf(car) + 1;
  return (
    <Group gap="xs" wrap="nowrap" className={classes.steps}>
      <IconAction
        icon={IconChevronLeft}
        size="lg"
        label={text.previous}
        disabled={place <= 1}
        onClick={() => queue.actions.move(-1)}
      />
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
