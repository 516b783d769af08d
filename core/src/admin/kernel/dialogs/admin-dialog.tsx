import { Modal, type ModalProps } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { frameMessages } from '../messages/frame-messages.js';
import classes from './admin-dialog.module.css';
import { useFocusBack } from './use-focus-back.js';

/** Mantine's attribute for the element with the initial focus. */
const MARK = 'data-autofocus';

/** Attribute of the button that Ctrl+Enter presses in a dialog without a form. */
const MARK_OF_CONFIRMATION = 'data-confirms';

/**
 * Props of the button that Ctrl+Enter or Command+Enter presses in a dialog without a form. Not for permanent actions, which
 * no key may confirm by mistake.
 */
export const CONFIRMS = { [MARK_OF_CONFIRMATION]: true } as const;

export interface AdminDialogProps
  extends Pick<ModalProps, 'size' | 'closeOnEscape' | 'closeOnClickOutside' | 'zIndex'> {
  readonly title: string;
  readonly withCloseButton?: boolean;
  onClose(): void;
  /** The element that gets the focus on unmount; by default `before`, which had it. */
  focusAfter?(before: HTMLElement): HTMLElement;
  readonly children: ReactNode;
}

/**
 * A dialog of the dashboard, open while it is mounted. It restores the focus on unmount. Ctrl+Enter or Command+Enter
 * clicks the submit button of its form, or the button with the props {@link CONFIRMS}.
 */
export function AdminDialog(props: AdminDialogProps) {
  const { title, withCloseButton = true, focusAfter, children, ...modal } = props;
  useFocusBack(focusAfter);
  return (
    <Modal
      opened
      returnFocus={false}
      withCloseButton={false}
      classNames={{ inner: classes.inner, body: classes.body }}
      onKeyDown={submitByKey}
      {...modal}
    >
      {/* Modal.Header renders a header element, which would be a second banner landmark. */}
      <div ref={focusAtOnce} className={classes.head}>
        <Modal.Title className={classes.title}>{title}</Modal.Title>
        {withCloseButton && <Modal.CloseButton className={classes.close} aria-label={frameMessages.close} />}
      </div>
      {children}
    </Modal>
  );
}

/** Clicks the submit button of the focused form, or of the only form in the dialog, or the marked button. */
function submitByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  const target = event.target as Element;
  // React events also bubble from dialogs that are nested in the React tree but not in the DOM.
  if (!event.currentTarget.contains(target)) return;
  const forms = event.currentTarget.querySelectorAll('form');
  const form = target.closest('form') ?? (forms.length === 1 ? forms[0] : null);
  const button =
    form?.querySelector<HTMLButtonElement>('button[type=submit]') ??
    event.currentTarget.querySelector<HTMLButtonElement>(`button[${MARK_OF_CONFIRMATION}]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}

/**
 * Mantine moves the focus to the marked element with a delay, so an early key press would be lost. This focuses it
 * immediately and moves the mark along with the focus, which may have changed before Mantine's delayed call.
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
