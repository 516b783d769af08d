let isServed = typeof window === 'undefined';

/** To be called before React takes over the page that the server sent. */
export function beginHydration(): void {
  isServed = true;
}

/** To be called when it has. */
export function endHydration(): void {
  isServed = false;
}

/**
 * Whether what is rendered now is a page as the server sends it: on the server itself, and in the browser
 * until React has taken that page over. It is no state: nothing is rendered again because of it.
 */
export function rendersServedPage(): boolean {
  return isServed;
}
