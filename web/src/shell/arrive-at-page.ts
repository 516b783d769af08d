/** Screen readers miss text that is inserted together with its live region. */
const ANNOUNCE_DELAY_MS = 100;

let timer: ReturnType<typeof setTimeout>;

/**
 * Announces the new page's title after a navigation and moves the focus to the section in the hash or to `main`,
 * where the skip link also points. Focus within the content is not moved.
 * @param hash with its "#"
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

/** The document's live region, created on first use. */
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

// Loaded when idle, so the region exists long before its first text.
liveRegion();
