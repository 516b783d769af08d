import { readdir } from 'node:fs/promises';
import { API_LEVEL, apiRoutes } from '@quartermile/core/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppEvent } from '../../shared/app-state.js';
import { requestHandlers } from '../channels/request-handlers.js';
import { buildAppState } from '../test/build-app-state.js';
import { fakeSecureStorage, tempFolder } from '../test/temp-files.js';
import { SiteManager } from './site-manager.js';

const here = { pageId: 1 };
const one = 'https://one.example';
const other = 'https://other.example';
const health = { status: 'ok', name: 'quartermile', version: '0.1.0', api: API_LEVEL };
const json = { accept: 'application/json', 'content-type': 'application/json' };
let folder: string;
let isAway: boolean;
const requestedUrls: string[] = [];
const tokens: [string, string | null][] = [];
let issued = 0;
const received: AppEvent[] = [];
const managers: SiteManager[] = [];

async function openManager(): Promise<SiteManager> {
  const manager = new SiteManager({
    folder,
    secureStorage: fakeSecureStorage,
    async fetch(url, init) {
      requestedUrls.push(url);
      if (isAway) throw new TypeError('net::ERR_CONNECTION_REFUSED');
      const { origin, pathname } = new URL(url);
      const token = new Headers(init?.headers).get('authorization');
      if (pathname === apiRoutes.cars.review) tokens.push([origin, token]);
      if (pathname === apiRoutes.health) return Response.json(health);
      if (pathname === apiRoutes.admin.login) {
        issued += 1;
        return Response.json({ token: `T${issued}`, expiresAt: 'later' });
      }
      return Response.json([]);
    },
    emit: (event) => void received.push(event),
    onArrival: () => {},
    onPending: () => {},
    onState: () => {},
    onSites: () => {},
  });
  managers.push(manager);
  await manager.load(null);
  return manager;
}
const handlersOf = (sites: SiteManager) =>
  requestHandlers({
    sites,
    readState: () => buildAppState(sites.state),
    runCommand: async () => null,
    onPageReady: () => {},
  });
const add = (manager: SiteManager, address: string) => manager.changeSites({ do: 'add', address });
const logIn = (manager: SiteManager) =>
  manager.open?.call(here, 'login', {
    method: 'POST',
    path: apiRoutes.admin.login,
    headers: json,
    body: '{}',
  });
const filesOnDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

beforeEach(async () => {
  folder = await tempFolder();
  isAway = false;
  for (const list of [requestedUrls, tokens, received]) list.length = 0;
  issued = 0;
});
afterEach(() => {
  for (const manager of managers.splice(0)) manager.close();
});

test('stores several sites and opens one of them', async () => {
  const manager = await openManager();
  await add(manager, one);
  await add(manager, other);
  expect(manager.state).toMatchObject({
    sites: [{ origin: one }, { origin: other }],
    site: other,
    isChoosing: false,
  });
  await manager.changeSites({ do: 'open', origin: one });
  expect(manager.open?.origin).toBe(one);
  await manager.changeSites({ do: 'open', origin: 'https://never-added.example' });
  expect(manager.open?.origin).toBe(one);
});

test('each site has its own session', async () => {
  const manager = await openManager();
  await add(manager, one);
  await logIn(manager);
  await add(manager, other);
  expect(manager.state.hasToken).toBe(false);
  await manager.changeSites({ do: 'open', origin: one });
  expect(manager.state.hasToken).toBe(true);
});

test('removing a site deletes its token and lists from disk', async () => {
  const manager = await openManager();
  await add(manager, one);
  await logIn(manager);
  await manager.open?.call(here, 'list', {
    method: 'GET',
    path: apiRoutes.cars.pending,
    headers: {},
    body: null,
  });
  await manager.saved();
  expect(await filesOnDisk()).toEqual(['answers', 'session', 'sites.json']);
  await manager.changeSites({ do: 'forget', origin: one });
  expect(await filesOnDisk()).toEqual(['sites.json']);
  expect(manager.state).toMatchObject({ sites: [], site: null, hasToken: false });
});

test('unsent decisions survive the removal of their site', async () => {
  const manager = await openManager();
  await add(manager, one);
  isAway = true;
  const decision = { carId: 'golf', action: 'reject', reason: null } as const;
  await manager.open?.queue({ key: 'key', car: 'Golf', decision, at: 1 });
  await manager.changeSites({ do: 'forget', origin: one });
  isAway = false;
  await add(manager, one);
  expect(manager.state.waiting.map(({ car }) => car)).toEqual(['Golf']);
  await logIn(manager);
  await expect.poll(() => manager.state.waiting).toEqual([]);
  expect(requestedUrls).toContain(one + apiRoutes.cars.review);
});

const review = { carId: 'golf', action: 'reject', reason: null } as const;
const post = (path: string) => ({ method: 'POST' as const, path, headers: json, body: '{}' });

test('sends calls and decisions to the site they name, with its token', async () => {
  const manager = await openManager();
  const answers = handlersOf(manager);
  await add(manager, one);
  await logIn(manager);
  await add(manager, other);
  await logIn(manager);
  tokens.length = 0;
  await answers['api:call'](here, 'id', one, post(apiRoutes.cars.review));
  expect(tokens).toEqual([[one, 'Bearer T1']]);
  tokens.length = 0;
  await answers['decisions:change'](here, {
    do: 'queue',
    site: one,
    key: 'key',
    car: 'Golf',
    decision: review,
  });
  await manager.saved();
  expect(tokens).toEqual([[one, 'Bearer T1']]);
  expect(manager.open?.origin).toBe(other);
});

test('sends no requests to a removed site and rejects decisions for unknown ones', async () => {
  const manager = await openManager();
  const answers = handlersOf(manager);
  await add(manager, one);
  await logIn(manager);
  await manager.changeSites({ do: 'forget', origin: one });
  requestedUrls.length = 0;
  expect(await answers['api:call'](here, 'id', one, post(apiRoutes.cars.review))).toBeNull();
  await expect(
    answers['decisions:change'](here, { do: 'queue', site: other, key: 'k', car: '', decision: review }),
  ).rejects.toThrow('never added');
  expect(requestedUrls).toEqual([]);
});

test('events name their site, and a logout at one site keeps the other’s session', async () => {
  const manager = await openManager();
  const answers = handlersOf(manager);
  await add(manager, one);
  await logIn(manager);
  await add(manager, other);
  await logIn(manager);
  received.length = 0;
  await answers['api:call'](here, 'id', one, post(apiRoutes.admin.logout));
  expect(received.filter(({ type }) => type === 'signed-out')).toEqual([{ type: 'signed-out', site: one }]);
  expect(manager.state.hasToken).toBe(true);
  await manager.changeSites({ do: 'open', origin: one });
  expect(manager.state.hasToken).toBe(false);
});

test('a link opens its site; for an unknown site it opens the list', async () => {
  const manager = await openManager();
  await add(manager, one);
  await add(manager, other);
  expect(await manager.locate({ carId: 'golf', site: one })).toEqual({ carId: 'golf', site: one });
  expect(manager.state).toMatchObject({ site: one, isChoosing: false });
  expect(await manager.locate({ carId: 'golf', site: null })).toEqual({ carId: 'golf', site: one });
  expect(await manager.locate({ carId: 'golf', site: 'https://never-added.example' })).toBeNull();
  expect(manager.state).toMatchObject({ site: one, isChoosing: true });
});
