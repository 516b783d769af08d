import { redirectDocument } from 'react-router';
import { reportLostCode } from './code-lost.js';
import { isOnline } from './use-online.js';
import { valueOrPromise } from './value-or-promise.js';

let shown = '';

/** Records the path of the current page. */
export function setCurrentPath(path: string): void {
  shown = path;
}

const isShown = (url: string): boolean => new URL(url).pathname === shown;

/**
 * Call before a page's data is loaded: offline, the service worker may have the whole page, or the offline page. The
 * current page is not affected.
 * @throws Response that opens the page as a document
 */
export function deferToServiceWorker({ url }: Request): void {
  if (!isShown(url) && !isOnline() && navigator.serviceWorker?.controller) throw redirectDocument(url);
}

/**
 * A page's data, or its promise. If a page reached by a link fails to load (null), it is opened as a document if the
 * worker has cached it.
 * @throws Response that opens it, at once when offline
 */
export async function valueOrCachedPage<Value>(request: Request, load: () => Promise<Value | null>) {
  deferToServiceWorker(request);
  const { url } = request;
  const isArriving = !isShown(url);
  return valueOrPromise(
    load().then(async (value) => {
      // The browser may wrongly report being online; then only the failure reveals it.
      if (value === null && isArriving && (await window.caches?.match(url))) window.location.assign(url);
      else if (value === null) reportLostCode();
      return value;
    }),
  );
}
