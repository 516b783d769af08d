import { Modal, type ModalProps } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import classes from './desk-dialog.module.css';

export interface DeskDialogProps extends Omit<ModalProps, 'opened'> {
  readonly title: string;
}

/** A dialogue over the dashboard, open for as long as it is rendered. The focus goes back to where it was. */
export function DeskDialog(props: DeskDialogProps) {
  useFocusBack();
  return (
    <Modal
      opened
      returnFocus={false}
      closeButtonProps={{ 'aria-label': adminMessages.frame.close }}
      classNames={{ title: classes.title }}
      {...props}
    />
  );
}

/** Mantine gives the focus back when a dialogue is closed, not when it is taken away. */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
