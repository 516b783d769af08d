import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Plain letters in a dialog must not reach the key commands of the screen behind. For `onKeyDown` of the dialog. */
export function keepKeys(event: ReactKeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
}

/** Neither must those that are pressed while the focus is outside. For a capturing listener of the window. */
export function keepOutside(event: KeyboardEvent): void {
  const isInside = event.target instanceof Element && event.target.closest('[role=dialog]');
  if (!isInside && !event.ctrlKey && !event.metaKey) event.stopPropagation();
}
