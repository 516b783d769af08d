import { useEffect, useEffectEvent } from 'react';

/**
 * Accepts pictures pasted into the field's own form, or anywhere outside forms while no dialog covers the field.
 * Pasted text is not affected.
 * @param fieldId id of the field's input
 * @param onPaste null while the field is disabled
 */
export function usePastedImage(fieldId: string, onPaste: ((file: File) => void) | null): void {
  const take = useEffectEvent((event: ClipboardEvent): void => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file || !onPaste || event.defaultPrevented || !isMeant(fieldId, event.target)) return;
    event.preventDefault();
    onPaste(file);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('paste', (event) => take(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function isMeant(fieldId: string, target: EventTarget | null): boolean {
  const field = document.getElementById(fieldId);
  const form = target instanceof Element ? target.closest('form') : null;
  if (form) return form.contains(field);
  const dialogue = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return !dialogue || dialogue.contains(field);
}
