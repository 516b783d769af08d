/** Runs in the page as inline text, so it must not reference outer variables. */
function hideBrokenPictures(): void {
  for (const type of ['error', 'load'])
    document.addEventListener(
      type,
      ({ target }) =>
        target instanceof HTMLImageElement && target.toggleAttribute('data-broken', type === 'error'),
      true,
    );
}

/**
 * Text of an inline script in the head of every page: marks pictures that could not be loaded, most of them offline, so
 * that the style sheet hides the browser's sign for them (`img[data-broken]`). It runs before the first picture, so that
 * no failure is missed.
 */
export const HIDE_BROKEN_PICTURES = `(${hideBrokenPictures})()`;
