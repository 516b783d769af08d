import { focusFirstInvalid } from '@quartermile/core/ui';
import { type RefObject, useEffect } from 'react';

/** What the focus depends on; part of the state of sending. */
type Attempt = { readonly phase: string; readonly failure?: string | null };

/**
 * After a failed request focuses the first invalid field, otherwise the button, which lost the focus while it was
 * disabled.
 */
export function useFocusOnProblem(root: RefObject<HTMLFormElement | null>, state: Attempt): void {
  useEffect(() => {
    if (state.phase !== 'editing' || !state.failure || focusFirstInvalid(root.current)) return;
    root.current?.querySelector<HTMLElement>(':enabled[type=submit]')?.focus();
  }, [root, state]);
}

/** The same after the form's own validation, whose messages are rendered by the next paint. */
export function focusAfterPaint(form: HTMLFormElement): void {
  requestAnimationFrame(() => focusFirstInvalid(form));
}
