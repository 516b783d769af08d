import { Modal, type ModalProps } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import classes from './desk-dialog.module.css';

/** Of the field that has the focus first. */
const MARK = 'data-autofocus';

export interface DeskDialogProps
  extends Pick<ModalProps, 'size' | 'closeOnEscape' | 'closeOnClickOutside' | 'zIndex'> {
  readonly title: string;
  readonly withCloseButton?: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/**
 * A dialogue over the dashboard, open for as long as it is rendered. The focus goes back to where it was. Ctrl+Enter, or
 * Command+Enter, presses the submit button of its form.
 */
export function DeskDialog({ title, withCloseButton = true, children, ...modal }: DeskDialogProps) {
  useFocusBack();
  return (
    <Modal
      opened
      returnFocus={false}
      withCloseButton={false}
      classNames={{ inner: classes.inner, body: classes.body }}
      onKeyDown={submitByKey}
      {...modal}
    >
      {/* Not Mantine's own head: that one is a header, which counts as a second banner of the page. */}
      <div ref={focusAtOnce} className={classes.head}>
        <Modal.Title className={classes.title}>{title}</Modal.Title>
        {withCloseButton && <Modal.CloseButton aria-label={adminMessages.frame.close} />}
      </div>
      {children}
    </Modal>
  );
}

/** Presses the submit button of the form that has the focus, else of the dialogue's only form. */
function submitByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  const target = event.target as Element;
  // A dialogue over this one is its child for React alone.
  if (!event.currentTarget.contains(target)) return;
  const forms = event.currentTarget.querySelectorAll('form');
  const form = target.closest('form') ?? (forms.length === 1 ? forms[0] : null);
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button) return;
  event.preventDefault();
  button.click();
}

/**
 * Mantine gives the focus to what is marked, a moment after a dialogue opened: a key pressed in between would
 * go nowhere. So the marked field has it at once, and the mark goes with the focus, which a quick key may have
 * moved on by then.
 */
function focusAtOnce(head: HTMLElement | null): void {
  const dialog = head?.closest('[role=dialog]');
  const marked = () => dialog?.querySelector<HTMLElement>(`[${MARK}]`);
  marked()?.focus({ preventScroll: true });
  dialog?.addEventListener('focusin', ({ target }) => {
    marked()?.removeAttribute(MARK);
    if (target instanceof Element) target.setAttribute(MARK, '');
  });
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
