import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { EditActions, EditDialog, type EditDialogProps } from '../forms/edit-dialog.js';
import { useLeave } from '../forms/leave-guard.js';
import { type ContentKind, contentDraft } from './content-kind.js';
import type { ContentForm } from './use-content-form.js';

export interface ContentDialogProps<Item, Values extends object> extends Pick<EditDialogProps, 'size'> {
  readonly kind: ContentKind<Item>;
  /** The edited item; null to add one. */
  readonly edited: Item | null;
  readonly state: ContentForm<Values>;
  /** Label of the submit button, if not that of the kind. */
  readonly label?: string | undefined;
  /** Cancel discards the input without confirmation. */
  readonly cancelDiscards?: boolean;
  onClose(): void;
  /** The input fields. */
  readonly children: ReactNode;
}

/** Dialog with a form to add or edit an item. It remains open if the request fails. */
export function ContentDialog<Item, Values extends object>(props: ContentDialogProps<Item, Values>) {
  const { kind, edited, state, cancelDiscards = false, size, onClose, children } = props;
  const leave = useLeave();
  const { text } = kind;
  const name = contentDraft(kind, edited);
  const cancel = (): void => {
    if (!cancelDiscards) return leave(onClose, name);
    state.discard();
    onClose();
  };
  return (
    <EditDialog
      title={edited === null ? text.addTitle : text.editTitle}
      size={size}
      name={name}
      onClose={onClose}
    >
      <form {...state.formProps}>
        <Stack gap="md">
          {children}
          <EditActions
            label={props.label ?? (edited === null ? text.add : text.update)}
            busyLabel={edited === null ? text.adding : text.updating}
            busy={state.busy}
            conflict={state.conflict}
            disabled={state.isReading}
            onCancel={cancel}
          />
        </Stack>
      </form>
    </EditDialog>
  );
}
