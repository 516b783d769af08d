import { Button, Group } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import type { ReactNode } from 'react';
import { DeskDialog, type DeskDialogProps } from '../dialogs/desk-dialog.js';
import type { DraftName } from './draft-store.js';
import { useLeave } from './leave-guard.js';
import { SubmitButton } from './submit-button.js';

export interface EditDialogProps extends Pick<DeskDialogProps, 'size'> {
  readonly title: string;
  /** The form's draft: closing the dialogue with something unsent asks first. */
  readonly name: DraftName;
  onClose(): void;
  readonly children: ReactNode;
}

/** A dialogue with a form that edits something. */
export function EditDialog({ name, onClose, ...dialog }: EditDialogProps) {
  const leave = useLeave();
  return <DeskDialog onClose={() => leave(onClose, name)} {...dialog} />;
}

export interface EditActionsProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Forgets what was typed. */
  onCancel(): void;
}

/** The buttons of a form that edits something. */
export function EditActions({ onCancel, ...submit }: EditActionsProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {adminMessages.car.cancel}
      </Button>
      <SubmitButton {...submit} />
    </Group>
  );
}
