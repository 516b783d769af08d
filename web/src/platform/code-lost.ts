const CODE_LOST = 'code-lost';

let isLost = false;

/** Reports that code of the page failed to load. */
export function reportLostCode(): void {
  isLost = true;
  window.dispatchEvent(new Event(CODE_LOST));
}

/**
 * Calls the listener whenever code fails to load, and at once if that has happened already: the listener's own code is
 * loaded when the page is idle, which may be after the first press.
 * @returns stops listening
 */
export function onLostCode(listener: () => void): () => void {
  window.addEventListener(CODE_LOST, listener);
  if (isLost) listener();
  return () => window.removeEventListener(CODE_LOST, listener);
}
