import { pageRoutes } from '@quartermile/core/domain';
import { type Handling, handlingOf } from './handling-of.js';
import {
  findAsset,
  findPage,
  findPicture,
  findPrivatePage,
  forgetEarlierBuilds,
  keepAfterLoad,
  keepOfflinePage,
  keepPage,
  keepVisited,
} from './kept-content.js';

declare const self: ServiceWorkerGlobalScope;

/** Keeps the board and what is open now. What of it fails is kept when it is next visited. */
async function keepWhatIsOpen(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = open.map(({ url }) => url.replace(/#.*/, ''));
  const visited = urls.filter((url) => pageHandling(url) === 'page');
  const board = new URL(pageRoutes.leaderboard, self.location.origin).href;
  await Promise.allSettled([keepAfterLoad(), ...[...new Set([board, ...visited])].map(keepPage)]);
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

/** A page that was reached by a link, of which no document was loaded; its address is the message. */
self.addEventListener('message', (event) => {
  const url: unknown = event.data;
  if (typeof url === 'string' && URL.canParse(url) && pageHandling(url) === 'page')
    event.waitUntil(keepVisited(url).catch(logFailure));
});

const logFailure = (error: unknown): void => console.warn('A page could not be kept for offline.', error);

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
