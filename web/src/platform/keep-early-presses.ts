/** What the page's own script takes the early presses from: a function of `window`. */
export const EARLY_PRESSES = 'takeEarlyPresses';

/**
 * Remembers which buttons are pressed before React answers to them, the last press of each. Until then they look
 * busy (`data-early`). It runs in the page, as text: it sees nothing of this file, nor of any other.
 * @param name under which `window` hands the buttons over, once, and which ends it
 */
export function keepEarlyPresses(name: string): void {
  const pressed = new Set<HTMLElement>();
  function keep({ target }: Event): void {
    // Buttons that send a form work without scripts.
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
