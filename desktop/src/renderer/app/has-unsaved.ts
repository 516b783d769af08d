/** Whether there is unsaved input: dispatches the `beforeunload` event to which the dashboard objects. */
export function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
