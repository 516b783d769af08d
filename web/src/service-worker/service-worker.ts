import { pageRoutes } from '@quartermile/core/domain';
import { type Handling, handlingOf } from './handling-of.js';
import {
  findAsset,
  findPage,
  findPicture,
  forgetEarlierBuilds,
  keepOfflinePage,
  keepPage,
} from './kept-content.js';

declare const self: ServiceWorkerGlobalScope;

/** Keeps the board and what is open now. What of it fails is kept when it is next visited. */
async function keepWhatIsOpen(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = open.map(({ url }) => url.replace(/#.*/, ''));
  const visited = urls.filter((url) => pageHandling(url) === 'page');
  const board = new URL(pageRoutes.leaderboard, self.location.origin).href;
  await Promise.allSettled([...new Set([board, ...visited])].map(keepPage));
}

function pageHandling(url: string): Handling {
  return handlingOf({ method: 'GET', mode: 'navigate', url, headers: new Headers() }, self.location.origin);
}

self.addEventListener('install', (event) => {
  // A new build takes over at once: its pages come from the network, and hashed files of both are kept.
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    forgetEarlierBuilds()
      .then(() => self.clients.claim())
      .then(keepWhatIsOpen),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (handlingOf(request, self.location.origin)) {
    case 'page':
      return event.respondWith(findPage(request, (work) => event.waitUntil(work)));
    case 'asset':
      return event.respondWith(findAsset(request));
    case 'picture':
      return event.respondWith(findPicture(request));
    default:
      return undefined;
  }
});
