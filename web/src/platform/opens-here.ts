import type { MouseEvent } from 'react';

/** Whether a click navigates in this tab: without modifiers that open a new tab or download. */
export function opensHere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
