import { useEffect, useEffectEvent } from 'react';

/**
 * Takes a picture from the clipboard when one is pasted into the field's own form, or anywhere outside of
 * forms while no dialogue covers the field. Pasted text stays text.
 * @param fieldId the id of the field's input
 * @param onPaste null while the field takes nothing
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
