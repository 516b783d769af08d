import { Button, Group, Stack, Text } from '@mantine/core';
import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { AdminDialog, CONFIRMS } from '../../dialogs/admin-dialog.js';

const text = adminMessages.review;

export interface UnseenProofDialogProps {
  readonly car: AdminCar;
  onApprove(): void;
  onClose(): void;
}

/** Confirms the approval of a car whose proof picture is not available. Cancel has the initial focus. */
export function UnseenProofDialog({ car, onApprove, onClose }: UnseenProofDialogProps) {
  return (
    <AdminDialog onClose={onClose} title={text.unseenTitle}>
      <Stack gap="md">
        <Text>{text.unseenQuestion(car.name)}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {adminMessages.car.cancel}
          </Button>
          <Button {...CONFIRMS} color="green" onClick={onApprove}>
            {text.approveUnseen}
          </Button>
        </Group>
      </Stack>
    </AdminDialog>
  );
}
