import { Box, Button } from '@mantine/core';
import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { IconCheck, IconMessageQuestion, IconX } from '@tabler/icons-react';
import type { ReviewActions } from '../use-review-queue.js';

const text = adminMessages.review;

export interface DecisionButtonsProps {
  readonly car: AdminCar;
  readonly actions: Pick<ReviewActions, 'approve'>;
  /** Opens the dialog for the reason. */
  onReject(): void;
  /** Opens the dialog for the question. */
  onAsk(): void;
}

/** The buttons to approve or reject a submission, or to ask its driver. */
export function DecisionButtons({ car, actions, onReject, onAsk }: DecisionButtonsProps) {
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMessageQuestion size={18} aria-hidden="true" />}
        aria-label={adminMessages.driver.ask}
        onClick={onAsk}
      >
        {/* Phones have room for one word. */}
        <Box component="span" visibleFrom="sm">
          {adminMessages.driver.ask}
        </Box>
        <Box component="span" hiddenFrom="sm">
          {adminMessages.driver.askConfirm}
        </Box>
      </Button>
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
