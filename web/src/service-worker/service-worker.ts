import { pageRoutes, readUrl } from '@quartermile/core/domain';
import {
  cacheAfterLoad,
  cacheOfflinePage,
  cachePage,
  cacheVisited,
  deleteEarlierBuilds,
  findAsset,
  findPage,
  findPicture,
  findPrivatePage,
} from './cached-content.js';
import { type Handling, handlingOf } from './handling-of.js';
import { openMessage, showMessage } from './notifications.js';

declare const self: ServiceWorkerGlobalScope;

/** Caches the board and the open pages. Failures are ignored; the next visit caches them. */
async function cacheOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = open.map(({ url }) => url.replace(/#.*/, ''));
  const visited = urls.filter((url) => pageHandling(url) === 'page');
  const board = new URL(pageRoutes.leaderboard, self.location.origin).href;
  await Promise.allSettled([cacheAfterLoad(), ...[...new Set([board, ...visited])].map(cachePage)]);
}

function pageHandling(url: string): Handling {
  return handlingOf({ method: 'GET', mode: 'navigate', url, headers: new Headers() }, self.location.origin);
}

self.addEventListener('install', (event) => {
  // Not in 'activate', which would block requests of open pages. A new build takes over at once: its pages come from
  // the network, and hashed files of both builds stay cached.
  event.waitUntil(
    cacheOfflinePage()
      .then(cacheOpenPages)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteEarlierBuilds().then(() => self.clients.claim()));
});

/** A page reached by a link, for which no document was loaded; the message is its URL. */
self.addEventListener('message', (event) => {
  const url: unknown = event.data;
  if (typeof url === 'string' && readUrl(url) && pageHandling(url) === 'page')
    event.waitUntil(cacheVisited(url).catch(logFailure));
});

const logFailure = (error: unknown): void => console.warn('A page could not be cached for offline.', error);

const finders = {
  page: findPage,
  asset: findAsset,
  picture: findPicture,
  'private-page': findPrivatePage,
};

self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, self.location.origin);
  if (handling === 'none') return;
  event.respondWith(finders[handling](event.request, (work) => event.waitUntil(work)));
});

self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(event)));
