import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Plain letters in a dialog must not reach the key commands of the screen behind. For `onKeyDown` of the dialog. */
export function keepKeys(event: ReactKeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
}

/**
 * Neither must those that are pressed while the focus is outside the dialog of a field, such as in a dialog below, whose
 * delayed focus came later. They are typed into the field. For a capturing listener of the window.
 */
export function keepForField(event: KeyboardEvent, field: HTMLElement | null): void {
  const dialog = field?.closest('[role=dialog]');
  if (!dialog || event.ctrlKey || event.metaKey) return;
  if (event.target instanceof Node && dialog.contains(event.target)) return;
  event.stopPropagation();
  field?.focus({ preventScroll: true });
}
