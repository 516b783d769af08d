import { Button, type ButtonProps } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import { IconMessageQuestion } from '@tabler/icons-react';
import { driverMessages } from '../../../drawer/driver/driver-messages.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import type { ReviewActions } from '../use-review-queue.js';

const text = reviewMessages;

export interface AskButtonProps {
  onAsk(): void;
}

/** The button that opens the dialog for the question to the driver. */
export function AskButton({ onAsk }: AskButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<IconMessageQuestion size={18} aria-hidden="true" />}
      aria-label={driverMessages.ask}
      onClick={onAsk}
    >
      {driverMessages.askConfirm}
    </Button>
  );
}

export interface DecisionButtonsProps extends Pick<ButtonProps, 'size'> {
  readonly car: AdminCar;
  readonly actions: Pick<ReviewActions, 'approve'>;
  /** Opens the dialog for the reason. */
  onReject(): void;
}

/** The buttons to reject or approve a submission. */
export function DecisionButtons({ car, actions, size, onReject }: DecisionButtonsProps) {
  const props = { ...(size && { size }) };
  return (
    <>
      <Button {...props} variant="light" color="red" onClick={onReject}>
        {text.reject}
      </Button>
      <Button {...props} color="green" onClick={() => actions.approve(car)}>
        {text.approve}
      </Button>
    </>
  );
}
