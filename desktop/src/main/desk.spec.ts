import { readdir } from 'node:fs/promises';
import { API_LEVEL, apiRoutes } from '@quartermile/core/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Desk } from './desk.js';
import { pretendVault, tempFolder } from './test/temp-files.js';

const here = { pageId: 1 };
const one = 'https://one.example';
const other = 'https://other.example';
const health = { status: 'ok', name: 'quartermile', version: '0.1.0', api: API_LEVEL };
const json = { accept: 'application/json', 'content-type': 'application/json' };
let folder: string;
let isAway: boolean;
const asked: string[] = [];
const desks: Desk[] = [];

async function openDesk(): Promise<Desk> {
  const desk = new Desk({
    folder,
    vault: pretendVault,
    async fetch(url) {
      asked.push(url);
      if (isAway) throw new TypeError('net::ERR_CONNECTION_REFUSED');
      const { pathname } = new URL(url);
      if (pathname === apiRoutes.health) return Response.json(health);
      if (pathname === apiRoutes.admin.login) return Response.json({ token: 'T', expiresAt: 'later' });
      return Response.json([]);
    },
    tell: () => {},
    onArrival: () => {},
    onPending: () => {},
    onSites: () => {},
  });
  desks.push(desk);
  await desk.load(null);
  return desk;
}
const add = (desk: Desk, address: string) => desk.changeSites({ do: 'add', address });
const logIn = (desk: Desk) =>
  desk.open?.call(here, 'login', { method: 'POST', path: apiRoutes.admin.login, headers: json, body: '{}' });
const filesOnDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

beforeEach(async () => {
  folder = await tempFolder();
  isAway = false;
  asked.length = 0;
});
afterEach(() => {
  for (const desk of desks.splice(0)) desk.close();
});

test('keeps several sites, and opens one of them only', async () => {
  const desk = await openDesk();
  await add(desk, one);
  await add(desk, other);
  expect(desk.state).toMatchObject({ sites: [other, one], site: other, isChoosing: false });
  await desk.changeSites({ do: 'open', origin: one });
  expect(desk.open?.origin).toBe(one);
  await desk.changeSites({ do: 'open', origin: 'https://never-added.example' });
  expect(desk.open?.origin).toBe(one);
});

test('a site’s session is its own', async () => {
  const desk = await openDesk();
  await add(desk, one);
  await logIn(desk);
  await add(desk, other);
  expect(desk.state.hasToken).toBe(false);
  await desk.changeSites({ do: 'open', origin: one });
  expect(desk.state.hasToken).toBe(true);
});

test('forgetting a site takes its token and its lists from the disk', async () => {
  const desk = await openDesk();
  await add(desk, one);
  await logIn(desk);
  await desk.open?.call(here, 'list', {
    method: 'GET',
    path: apiRoutes.cars.pending,
    headers: {},
    body: null,
  });
  await expect.poll(filesOnDisk).toEqual(['answers', 'session', 'sites.json']);
  await desk.changeSites({ do: 'forget', origin: one });
  expect(await filesOnDisk()).toEqual(['sites.json']);
  expect(desk.state).toMatchObject({ sites: [], site: null, hasToken: false });
});

test('decisions that were never sent outlive a site that is forgotten', async () => {
  const desk = await openDesk();
  await add(desk, one);
  isAway = true;
  const decision = { carId: 'golf', action: 'reject', reason: null } as const;
  await desk.open?.queue({ key: 'key', car: 'Golf', decision, at: 1 });
  await desk.changeSites({ do: 'forget', origin: one });
  isAway = false;
  await add(desk, one);
  expect(desk.state.waiting.map(({ car }) => car)).toEqual(['Golf']);
  await logIn(desk);
  await expect.poll(() => desk.state.waiting).toEqual([]);
  expect(asked).toContain(one + apiRoutes.cars.review);
});
