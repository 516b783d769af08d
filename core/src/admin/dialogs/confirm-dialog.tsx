import { Button, Group, Stack, Text } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { DeskDialog } from './desk-dialog.js';

const text = adminMessages.car;

export interface ConfirmDialogProps {
  readonly title: string;
  /** What will be gone. */
  readonly question: string;
  readonly confirmLabel: string;
  /** Whether it is being done. */
  readonly busy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something is done for good; the safe button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, confirmLabel, busy, onConfirm, onClose } = props;
  return (
    <DeskDialog onClose={onClose} title={title}>
      <Stack gap="md">
        <Text>{question}</Text>
        <Text fw={600}>{text.cannotBeUndone}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {text.cancel}
          </Button>
          <Button color="red" loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </DeskDialog>
  );
}
