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
  // Here, and not on activation, which would keep the requests of open pages waiting. A new build takes
  // over at once: its pages come from the network, and hashed files of both builds are kept.
  event.waitUntil(
    keepOfflinePage()
      .then(keepWhatIsOpen)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetEarlierBuilds().then(() => self.clients.claim()));
});

const finders = { page: findPage, asset: findAsset, picture: findPicture };

self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, self.location.origin);
  if (handling === 'none') return;
  event.respondWith(finders[handling](event.request, (work) => event.waitUntil(work)));
});
