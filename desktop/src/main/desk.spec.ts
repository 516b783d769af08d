import { readdir } from 'node:fs/promises';
import { API_LEVEL, apiRoutes } from '@quartermile/core/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeskNews } from '../shared/desk-state.js';
import { deskAnswers } from './channels/desk-answers.js';
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
const tokens: [string, string | null][] = [];
let issued = 0;
const told: DeskNews[] = [];
const desks: Desk[] = [];

async function openDesk(): Promise<Desk> {
  const desk = new Desk({
    folder,
    vault: pretendVault,
    async fetch(url, init) {
      asked.push(url);
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
    tell: (news) => void told.push(news),
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
  for (const list of [asked, tokens, told]) list.length = 0;
  issued = 0;
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
  await desk.saved();
  expect(await filesOnDisk()).toEqual(['answers', 'session', 'sites.json']);
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

const review = { carId: 'golf', action: 'reject', reason: null } as const;
const post = (path: string) => ({ method: 'POST' as const, path, headers: json, body: '{}' });

test('calls and decisions go to the site that they name, with its token, whichever is open', async () => {
  const desk = await openDesk();
  const answers = deskAnswers(desk, () => {});
  await add(desk, one);
  await logIn(desk);
  await add(desk, other);
  await logIn(desk);
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
  expect(tokens).toEqual([[one, 'Bearer T1']]);
  expect(desk.open?.origin).toBe(other);
});

test('a site that is not kept is asked nothing, and takes no decision', async () => {
  const desk = await openDesk();
  const answers = deskAnswers(desk, () => {});
  await add(desk, one);
  await logIn(desk);
  await desk.changeSites({ do: 'forget', origin: one });
  asked.length = 0;
  expect(await answers['api:call'](here, 'id', one, post(apiRoutes.cars.review))).toBeNull();
  await expect(
    answers['decisions:change'](here, { do: 'queue', site: one, key: 'k', car: '', decision: review }),
  ).rejects.toThrow('forgotten');
  expect(asked).toEqual([]);
});

test('news names its site, and a logout at one site leaves the other’s session', async () => {
  const desk = await openDesk();
  const answers = deskAnswers(desk, () => {});
  await add(desk, one);
  await logIn(desk);
  await add(desk, other);
  await logIn(desk);
  told.length = 0;
  await answers['api:call'](here, 'id', one, post(apiRoutes.admin.logout));
  expect(told.filter(({ type }) => type === 'signed-out')).toEqual([{ type: 'signed-out', site: one }]);
  expect(desk.state.hasToken).toBe(true);
  await desk.changeSites({ do: 'open', origin: one });
  expect(desk.state.hasToken).toBe(false);
});

test('a link opens its site; one of a site that is not kept leads to the list', async () => {
  const desk = await openDesk();
  await add(desk, one);
  await add(desk, other);
  expect(await desk.locate({ carId: 'golf', site: one })).toEqual({ carId: 'golf', site: one });
  expect(desk.state).toMatchObject({ site: one, isChoosing: false });
  expect(await desk.locate({ carId: 'golf', site: null })).toEqual({ carId: 'golf', site: one });
  expect(await desk.locate({ carId: 'golf', site: 'https://never-added.example' })).toBeNull();
  expect(desk.state).toMatchObject({ site: one, isChoosing: true });
});
