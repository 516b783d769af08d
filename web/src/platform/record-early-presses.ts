/** Name of the `window` function that returns the recorded presses. */
export const EARLY_PRESSES = 'takeEarlyPresses';

/**
 * Records button presses before hydration, the last press of each, and shows them as busy (`data-early`). Runs in the
 * page as inline text, so it must not reference outer variables.
 * @param name of the `window` function that returns the buttons once and stops recording
 */
export function recordEarlyPresses(name: string): void {
  const pressed = new Set<HTMLElement>();
  function keep({ target }: Event): void {
    // Submit buttons work without scripts.
    const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
    if (!button) return;
    button.dataset.early = '';
    pressed.delete(button);
    pressed.add(button);
  }
  document.addEventListener('click', keep, true);
  Object.assign(window, {
    [name]: () => {
      document.removeEventListener('click', keep, true);
      for (const button of pressed) delete button.dataset.early;
      return [...pressed];
    },
  });
}
