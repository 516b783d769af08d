/** Attribute of the root element of a page served from the service worker's cache because the site was unreachable. */
export const CACHED_MARK = 'data-kept';
