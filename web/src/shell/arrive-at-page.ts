/** A screen reader misses what is put into a live region in the same moment as the region itself. */
const ANNOUNCE_DELAY_MS = 100;

let timer: ReturnType<typeof setTimeout>;

/**
 * Announces the page that the router has just shown by its title, and moves the focus to its content: to the
 * section that the address names, or else to `main`, where the skip link leads too. Focus that is in the
 * content already stays.
 * @param hash of the address, with its "#"
 */
export function arriveAtPage(hash: string): void {
  const main = document.querySelector('main');
  if (!main?.contains(document.activeElement)) {
    main?.focus({ preventScroll: true });
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }
  const region = liveRegion();
  clearTimeout(timer);
  timer = setTimeout(() => {
    region.textContent = document.title;
  }, ANNOUNCE_DELAY_MS);
}

/** The one region of the document, added when it is first needed. */
function liveRegion(): Element {
  const present = document.querySelector('body > [aria-live=polite]');
  if (present) return present;
  const region = document.createElement('div');
  region.ariaLive = 'polite';
  Object.assign(region.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.append(region);
  return region;
}

// The browser is idle when this is loaded: the region is there long before its first text.
liveRegion();
