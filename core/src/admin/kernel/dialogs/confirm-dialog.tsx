import { Button, Group, Stack, Text } from '@mantine/core';
import { carAdminMessages } from '../messages/car-messages.js';
import { AdminDialog } from './admin-dialog.js';

const text = carAdminMessages;

export interface ConfirmDialogProps {
  readonly title: string;
  /** What will be deleted. */
  readonly question: string;
  readonly confirmLabel: string;
  /** Whether the action is in progress. */
  readonly busy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Confirms a permanent action. Cancel has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, confirmLabel, busy, onConfirm, onClose } = props;
  return (
    <AdminDialog onClose={onClose} title={title}>
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
    </AdminDialog>
  );
}
