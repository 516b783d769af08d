import type { RefObject } from 'react';

/**
 * Focuses a form field after a button in the list was pressed. The form may be off screen or collapsed.
 * @param selector selects the field within the form
 */
export function focusField(form: RefObject<HTMLFormElement | null>, selector: string): void {
  // Wait for the render that the button triggered.
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(selector)?.focus());
}
