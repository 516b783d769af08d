/**
 * Focuses the first invalid field of a form, so that its message is read out and the person can correct it.
 * @returns whether there was one
 */
export function focusFirstInvalid(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!field) return false;
  field.focus();
  return true;
}
