import { Button, Group, Stack, Text } from '@mantine/core';
import { AdminDialog, CONFIRMS } from '../../../kernel/dialogs/admin-dialog.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import type { ApprovalDoubts } from './approval-doubts.js';

const { unseenTitle, unseenQuestion, approveUnseen } = reviewMessages;
const text = {
  otherTimeTitle: 'Approve a time that the slip does not show?',
  otherTime: (car: string, claimed: string, read: string): string =>
    `${car}: ${claimed} s claimed, ${read} read from the slip.`,
  wished: (car: string): string => `World Facts is ticked for ${car} only because its driver asked for it.`,
  approve: 'Approve anyway',
};

export interface ApprovalDoubtsDialogProps {
  /** One or several cars. Never empty. */
  readonly doubts: readonly ApprovalDoubts[];
  onApprove(): void;
  onClose(): void;
}

/** Confirms an approval that something speaks against. Cancel has the initial focus. */
export function ApprovalDoubtsDialog({ doubts, onApprove, onClose }: ApprovalDoubtsDialogProps) {
  const isOtherTime = doubts.some(({ readTime }) => readTime !== null);
  const approve = (): void => {
    onClose();
    onApprove();
  };
  return (
    <AdminDialog onClose={onClose} title={isOtherTime ? text.otherTimeTitle : unseenTitle}>
      <Stack gap="md">
        {doubts.map((one) => (
          <Stack key={one.car._id} gap="xs">
            {sentencesOf(one).map((sentence) => (
              <Text key={sentence}>{sentence}</Text>
            ))}
          </Stack>
        ))}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {carAdminMessages.cancel}
          </Button>
          <Button {...CONFIRMS} color="green" onClick={approve}>
            {isOtherTime ? text.approve : approveUnseen}
          </Button>
        </Group>
      </Stack>
    </AdminDialog>
  );
}

function sentencesOf({ car, readTime, isUnseen, isWorldFactsWished }: ApprovalDoubts): string[] {
  return [
    ...(readTime === null ? [] : [text.otherTime(car.name, car.time ?? '', readTime)]),
    ...(isWorldFactsWished ? [text.wished(car.name)] : []),
    ...(isUnseen ? [unseenQuestion(car.name)] : []),
  ];
}
