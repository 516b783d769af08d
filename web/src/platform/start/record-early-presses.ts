/** Name of the `window` function that returns the recorded presses. */
export const EARLY_PRESSES = 'takeEarlyPresses';
/** Name of the `window` function that returns whether a press began before hydration. */
export const EARLY_PRESS_BEGUN = 'hasEarlyPressBegun';

/**
 * Records button presses before hydration, the last press of each, and shows them as busy (`data-early`). Runs in the
 * page as inline text, so it must not reference outer variables.
 * @param name of the `window` function that returns the buttons once and stops recording
 * @param nameOfBegun of the `window` function that returns whether a press began, which may not be over
 */
export function recordEarlyPresses(name: string, nameOfBegun: string): void {
  const pressed = new Set<HTMLElement>();
  let hasBegun = false;
  function begin(): void {
    hasBegun = true;
  }
  function keep({ target }: Event): void {
    // Submit buttons work without scripts.
    const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
    if (!button) return;
    button.dataset.early = '';
    pressed.delete(button);
    pressed.add(button);
  }
  document.addEventListener('click', keep, true);
  document.addEventListener('pointerdown', begin, true);
  Object.assign(window, {
    [name]: () => {
      document.removeEventListener('click', keep, true);
      document.removeEventListener('pointerdown', begin, true);
      for (const button of pressed) delete button.dataset.early;
      return [...pressed];
    },
    [nameOfBegun]: () => hasBegun,
  });
}
