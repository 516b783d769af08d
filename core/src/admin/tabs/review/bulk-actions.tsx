import { Button, Text } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import { IconCheck, IconX } from '@tabler/icons-react';
import { reviewMessages } from '../../kernel/messages/review-messages.js';
import type { ReviewControls } from './use-review-queue.js';

const text = reviewMessages;

/** The selected cars, by what can be done with them. */
export interface MarkedCars {
  /** Cars whose proofs were seen and that have a ticked category. */
  readonly approvable: readonly AdminCar[];
  /** Number of cars that were not opened. */
  readonly unseen: number;
  /** Number of opened cars without a ticked category. */
  readonly withoutBoard: number;
}

/** Sorts the selected cars by what can be done with them. */
export function sortMarked(
  marked: readonly AdminCar[],
  { isSeen, categoriesOf }: Pick<ReviewControls, 'isSeen' | 'categoriesOf'>,
): MarkedCars {
  const seen = marked.filter(isSeen);
  const approvable = seen.filter((car) => categoriesOf(car).length > 0);
  return {
    approvable,
    unseen: marked.length - seen.length,
    withoutBoard: seen.length - approvable.length,
  };
}

export interface BulkActionsProps {
  readonly marked: MarkedCars;
  onApprove(): void;
  onReject(): void;
}

/** The buttons for the selected cars, and why some of them cannot be approved together. */
export function BulkActions({ marked, onApprove, onReject }: BulkActionsProps) {
  const { approvable, unseen, withoutBoard } = marked;
  const obstacle = text.notApprovable(unseen, withoutBoard);
  return (
    <>
      {obstacle && (
        <Text size="sm" c="dimmed">
          {obstacle}
        </Text>
      )}
      {approvable.length > 0 && (
        <Button color="green" leftSection={<IconCheck size={18} aria-hidden="true" />} onClick={onApprove}>
          {text.approveSelected(approvable.length)}
        </Button>
      )}
      <Button
        variant="light"
        color="red"
        leftSection={<IconX size={18} aria-hidden="true" />}
        onClick={onReject}
      >
        {text.rejectSelected}
      </Button>
    </>
  );
}
