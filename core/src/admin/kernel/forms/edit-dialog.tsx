import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DraftName } from '../context/draft-store.js';
import { AdminDialog, type AdminDialogProps } from '../dialogs/admin-dialog.js';
import { carAdminMessages } from '../messages/car-messages.js';
import { ChangedMeanwhile } from './changed-meanwhile.js';
import { useLeave } from './leave-guard.js';
import { SubmitButton } from './submit-button.js';
import type { Conflict } from './use-edited.js';

export interface EditDialogProps extends Pick<AdminDialogProps, 'size'> {
  readonly title: string;
  /** Draft name of the form. Closing the dialog with unsent changes asks for confirmation. */
  readonly name: DraftName;
  onClose(): void;
  readonly children: ReactNode;
}

/** A dialog with an edit form. */
export function EditDialog({ name, onClose, ...dialog }: EditDialogProps) {
  const leave = useLeave();
  return <AdminDialog onClose={() => leave(onClose, name)} {...dialog} />;
}

export interface EditActionsProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** What somebody else changed while the form was open. */
  readonly conflict?: Conflict | null;
  /** "Cancel" by default. */
  readonly cancelLabel?: string;
  /** Discards the input. */
  onCancel(): void;
}

/** The buttons of an edit form. */
export function EditActions({
  cancelLabel = carAdminMessages.cancel,
  onCancel,
  conflict = null,
  ...submit
}: EditActionsProps) {
  return (
    <>
      <ChangedMeanwhile conflict={conflict} busy={submit.busy} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <SubmitButton {...submit} />
      </Group>
    </>
  );
}
