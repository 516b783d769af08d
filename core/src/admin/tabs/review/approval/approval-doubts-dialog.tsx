import { Box, Button, Group, Kbd, Stack, Text } from '@mantine/core';
import { AdminDialog, CONFIRMS } from '../../../kernel/dialogs/admin-dialog.js';
import { useKeyCommands } from '../../../kernel/keys/use-key-commands.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import { useKeysEnabled } from '../keys/use-keys-enabled.js';
import { ProofViewer } from '../slip/proof-viewer.js';
import { SlipTimes } from '../slip/slip-figures.js';
import type { ApprovalDoubts } from './approval-doubts.js';

const { unseenTitle, unseenQuestion, approveUnseen } = reviewMessages;
const text = {
  otherTimeTitle: 'Approve a time that the slip does not show?',
  leadTitle: 'Approve a new leader?',
  lead: (car: string, boards: readonly string[]): string => `${car} would lead ${boards.join(' and ')}.`,
  approve: 'Approve anyway',
};

export interface ApprovalDoubtsDialogProps {
  /** One or several cars. Never empty. */
  readonly doubts: readonly ApprovalDoubts[];
  onApprove(): void;
  onClose(): void;
}

/**
 * Opens the proof of each car whose approval something speaks against, and says what. A second press of the key of the
 * approval confirms it. Cancel has the initial focus.
 */
export function ApprovalDoubtsDialog({ doubts, onApprove, onClose }: ApprovalDoubtsDialogProps) {
  const [keysEnabled] = useKeysEnabled();
  const isOtherTime = doubts.some((one) => one.isOtherTime);
  const isUnseen = doubts.some((one) => one.isUnseen);
  const approve = (): void => {
    onClose();
    onApprove();
  };
  // A key that is held down is one press.
  useKeyCommands(keysEnabled ? { a: ({ repeat }) => repeat || approve() } : {});
  return (
    <AdminDialog
      onClose={onClose}
      size="lg"
      title={isOtherTime ? text.otherTimeTitle : isUnseen ? unseenTitle : text.leadTitle}
    >
      <Stack gap="md">
        {doubts.map((one) => (
          <Stack key={one.car._id} gap="xs" component="section" aria-label={one.car.name}>
            {sentencesOf(one).map((sentence) => (
              <Text key={sentence}>{sentence}</Text>
            ))}
            {!one.isUnseen && (
              <Group wrap="nowrap" align="stretch">
                <Box flex={1} h="min(22rem, 40dvh)" display="grid">
                  <ProofViewer car={one.car} slip={one.slip} steps={2} />
                </Box>
                <SlipTimes car={one.car} slip={one.slip} />
              </Group>
            )}
          </Stack>
        ))}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {carAdminMessages.cancel}
          </Button>
          <Button
            {...CONFIRMS}
            color="green"
            rightSection={
              keysEnabled && (
                <Kbd size="xs" aria-hidden="true">
                  a
                </Kbd>
              )
            }
            onClick={approve}
          >
            {isUnseen && !isOtherTime ? approveUnseen : text.approve}
          </Button>
        </Group>
      </Stack>
    </AdminDialog>
  );
}

function sentencesOf({ car, isOtherTime, isUnseen, leads }: ApprovalDoubts): string[] {
  return [
    ...(isOtherTime ? [car.name] : []),
    ...(leads.length > 0 ? [text.lead(car.name, leads)] : []),
    ...(isUnseen ? [unseenQuestion(car.name)] : []),
  ];
}
