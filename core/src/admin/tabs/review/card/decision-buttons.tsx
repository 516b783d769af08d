import { Box, Button } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import { IconCheck, IconMessageQuestion, IconX } from '@tabler/icons-react';
import { driverMessages } from '../../../drawer/driver/driver-messages.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import type { ReviewActions } from '../use-review-queue.js';

const text = reviewMessages;

export interface AskButtonProps {
  /** Shows one word on every screen. */
  readonly isShort?: boolean;
  onAsk(): void;
}

/** The button that opens the dialog for the question to the driver. Phones have room for one word. */
export function AskButton({ isShort = false, onAsk }: AskButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<IconMessageQuestion size={18} aria-hidden="true" />}
      aria-label={driverMessages.ask}
      onClick={onAsk}
    >
      {!isShort && (
        <Box component="span" visibleFrom="sm">
          {driverMessages.ask}
        </Box>
      )}
      <Box component="span" {...(!isShort && { hiddenFrom: 'sm' })}>
        {driverMessages.askConfirm}
      </Box>
    </Button>
  );
}

export interface DecisionButtonsProps {
  readonly car: AdminCar;
  readonly actions: Pick<ReviewActions, 'approve'>;
  /** Opens the dialog for the reason. */
  onReject(): void;
}

/** The buttons to reject or approve a submission. */
export function DecisionButtons({ car, actions, onReject }: DecisionButtonsProps) {
  return (
    <>
      <Button
        variant="light"
        color="red"
        leftSection={<IconX size={18} aria-hidden="true" />}
        onClick={onReject}
      >
        {text.reject}
      </Button>
      <Button
        color="green"
        leftSection={<IconCheck size={18} aria-hidden="true" />}
        onClick={() => actions.approve(car)}
      >
        {text.approve}
      </Button>
    </>
  );
}
