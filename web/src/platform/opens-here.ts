import type { MouseEvent } from 'react';

/** Whether a click follows its link on this page: with a modifier it opens another one, or saves it. */
export function opensHere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
