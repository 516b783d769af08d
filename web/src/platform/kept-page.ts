import { redirectDocument } from 'react-router';
import { CODE_LOST } from './code-lost.js';
import { isOnline } from './use-online.js';
import { valueOrPromise } from './value-or-promise.js';

let shown = '';

/** Notes the path of the page that is on the screen. */
export function noteShown(path: string): void {
  shown = path;
}

const isShown = (url: string): boolean => new URL(url).pathname === shown;

/**
 * To be called before the data of a page is loaded: without a connection there is none, but the service
 * worker may have the whole page, or says that it has not. The page on the screen stays as it is.
 * @throws Response that opens the page as a document
 */
export function leaveToWorker({ url }: Request): void {
  if (!isShown(url) && !isOnline() && navigator.serviceWorker?.controller) throw redirectDocument(url);
}

/**
 * What a page loads, or the promise of it. A page that a link leads to, and that cannot be loaded (null), is
 * opened as a document where the worker kept one.
 * @throws Response that opens it so at once, where there is no connection
 */
export async function valueOrKeptPage<Value>(request: Request, load: () => Promise<Value | null>) {
  leaveToWorker(request);
  const { url } = request;
  const isArriving = !isShown(url);
  return valueOrPromise(
    load().then(async (value) => {
      // The browser may believe that it is online: then only the failure shows that it is not.
      if (value === null && isArriving && (await window.caches?.match(url))) window.location.assign(url);
      else if (value === null) window.dispatchEvent(new Event(CODE_LOST));
      return value;
    }),
  );
}
