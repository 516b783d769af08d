import type { RefObject } from 'react';

/**
 * Takes a person who pressed a button of the list to the form, which may be far from it and folded up.
 * @param selector which field of the form
 */
export function focusField(form: RefObject<HTMLFormElement | null>, selector: string): void {
  // Not before the form shows what the button brought into it.
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(selector)?.focus());
}
