import { API_LEVEL, apiRoutes } from '@quartermile/core/domain';
import { sendJson, startTestServer, type TestServer } from '@quartermile/core/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteNews } from '../../shared/desk-state.js';
import { tempFiles } from '../test/temp-files.js';
import { SiteDesk } from './site-desk.js';

const { login, logout, stream } = apiRoutes.admin;
const here = { pageId: 1 };
const health = { status: 'ok', name: 'quartermile', version: '0.1.0', api: API_LEVEL };
const news: { news: SiteNews; except: number | undefined }[] = [];
let api: number;
let movedTo: string | null;
let site: TestServer;
let desk: SiteDesk;
/** Ends the event stream as the server does when its session ends. */
let endStream: () => void;

beforeEach(async () => {
  news.length = 0;
  api = API_LEVEL;
  endStream = () => {};
  movedTo = null;
  site = await startTestServer((response, _nth, { path }) => {
    if (movedTo !== null) return void response.writeHead(308, { location: movedTo + path }).end();
    if (path === apiRoutes.health) return sendJson(response, 200, { ...health, api });
    if (path === login) return sendJson(response, 200, { token: 'T', expiresAt: 'later' });
    if (path === stream) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: start\n\n');
      endStream = () => response.end('id: 1\nevent: session-ended\ndata: {}\n\n');
      return;
    }
    if (path !== logout) return sendJson(response, 200, []);
    // The stream is heard before the answer is.
    endStream();
    setTimeout(() => response.writeHead(204).end(), 50);
  });
  desk = new SiteDesk({
    origin: site.baseUrl,
    fetch,
    files: await tempFiles(),
    tell: (told, audience) => news.push({ news: told, except: audience?.except }),
    onState: () => {},
    onArrival: () => {},
    onPending: () => {},
  });
});
afterEach(async () => {
  desk.close();
  await site.close();
});

const post = (path: string) =>
  desk.call(here, path, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
const ends = () => news.filter(({ news: { type } }) => type === 'signed-out');

test('a logout is told to the other windows as one, although the site ends the event stream first', async () => {
  await post(login);
  await expect.poll(() => site.received.map(({ path }) => path)).toContain(stream);
  await post(logout);
  expect(ends()).toEqual([{ news: { type: 'signed-out' }, except: here.pageId }]);
});

test('a logout ends all windows although nobody answers', async () => {
  await post(login);
  await site.close();
  expect(await post(logout)).toBeNull();
  expect(ends()).toEqual([{ news: { type: 'signed-out' }, except: here.pageId }]);
  expect(desk.view.hasToken).toBe(false);
  site = await startTestServer((response) => response.end());
});

test('a session that the site ends is told as refused, to all windows', async () => {
  await post(login);
  await expect.poll(() => site.received.map(({ path }) => path)).toContain(stream);
  endStream();
  await expect.poll(ends).toEqual([{ news: { type: 'signed-out', reason: 'refused' }, except: undefined }]);
});

test('a site that was kept and is of another age by now says so', async () => {
  api = API_LEVEL - 1;
  await desk.load();
  await expect.poll(() => desk.view).toMatchObject({ problem: 'tooOld', awaySince: null });
});

test('a site that was kept and redirects elsewhere by now says so, and its token stays here', async () => {
  await post(login);
  await expect.poll(() => site.received.map(({ path }) => path)).toContain(stream);
  const other = await startTestServer((response) => sendJson(response, 200, health));
  movedTo = other.baseUrl;
  desk.wake();
  await expect.poll(() => desk.view.problem).toBe('moved');
  expect(
    await desk.call(here, 'list', { method: 'GET', path: '/api/cars/pending', headers: {}, body: null }),
  ).toBeNull();
  expect(other.received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  await other.close();
});
