import { API_LEVEL, apiRoutes } from '@quartermile/core/domain';
import { sendJson, startTestServer, type TestServer } from '@quartermile/core/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppEvent } from '../../shared/app-state.js';
import { tempFiles } from '../test/temp-files.js';
import { SiteConnection } from './site-connection.js';
import type { SiteFiles } from './site-files.js';

const { login, logout, stream } = apiRoutes.admin;
const here = { pageId: 1 };
const health = { status: 'ok', name: 'quartermile', version: '0.1.0', api: API_LEVEL };
const reviewer = { email: 'lerato@example.com', label: 'Lerato', role: 'reviewer' };
const pending = [{ _id: 'golf', image: '/media/golf', proofImage: '/media/proof/golf?signature=a' }];
const golf = { _id: 'golf', status: 'rejected', reviewedAt: null };
const rejection = {
  action: 'reject',
  actor: 'ana@quartermile.example',
  at: '2026-11-21T08:40:00.000Z',
  subject: { type: 'car', id: 'golf', label: 'Golf' },
};
const events: { event: AppEvent; except: number | undefined }[] = [];
const roles: (string | undefined)[] = [];
let api: number;
let movedTo: string | null;
let site: TestServer;
let connection: SiteConnection;
let files: SiteFiles;
/** The site's response to decisions. */
let refusal: { status: number; code: string };
/** Closes the event stream as the server does at the end of its session. */
let endStream: () => void;

beforeEach(async () => {
  events.length = 0;
  roles.length = 0;
  api = API_LEVEL;
  endStream = () => {};
  movedTo = null;
  site = await startTestServer((response, _nth, { path }) => {
    if (movedTo !== null) return void response.writeHead(308, { location: movedTo + path }).end();
    if (path === apiRoutes.health) return sendJson(response, 200, { ...health, api });
    if (path === login) return sendJson(response, 200, { token: 'T', expiresAt: 'later', admin: reviewer });
    if (path === stream) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: start\n\n');
      endStream = () => response.end('id: 1\nevent: session-ended\ndata: {}\n\n');
      return;
    }
    if (path === apiRoutes.cars.pending) return sendJson(response, 200, pending);
    if (path.startsWith('/media/'))
      return response.writeHead(200, { 'content-type': 'image/avif' }).end(path);
    if (path === apiRoutes.cars.review)
      return sendJson(response, refusal.status, { ...refusal, detail: 'No.' });
    if (path === apiRoutes.cars.rejected)
      return sendJson(response, 200, [{ ...golf, rejectionReason: 'blurred' }]);
    if (path.startsWith(apiRoutes.admin.activity))
      return sendJson(response, 200, { items: [rejection], next: null });
    if (path !== logout) return sendJson(response, 200, []);
    // The stream ends before the response arrives.
    endStream();
    setTimeout(() => response.writeHead(204).end(), 50);
  });
  refusal = { status: 409, code: 'already_reviewed' };
  files = await tempFiles();
  connection = new SiteConnection({
    origin: site.baseUrl,
    fetch,
    files,
    emit: (received, audience) => events.push({ event: received, except: audience?.except }),
    onState: () => {},
    onArrival: () => {},
    onPending: () => {},
    onRole: () => roles.push(connection.role),
  });
});
afterEach(async () => {
  connection.close();
  await site.close();
});

const post = (path: string) =>
  connection.call(here, path, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
const readPending = () =>
  connection.call(here, 'list', { method: 'GET', path: apiRoutes.cars.pending, headers: {}, body: null });
const ends = () => events.filter(({ event: { type } }) => type === 'signed-out');

test('broadcasts a logout as such, although the event stream ends first', async () => {
  await post(login);
  await expect.poll(() => site.received.map(({ path }) => path)).toContain(stream);
  await post(logout);
  expect(ends()).toEqual([{ event: { type: 'signed-out' }, except: here.pageId }]);
});

test('reports the role of the administrator, and that it is unknown after a logout', async () => {
  await post(login);
  expect(roles).toEqual(['reviewer']);
  await post(logout);
  expect(roles).toEqual(['reviewer', undefined]);
});

test('logs out all windows although the site is unreachable', async () => {
  await post(login);
  await site.close();
  expect(await post(logout)).toBeNull();
  expect(ends()).toEqual([{ event: { type: 'signed-out' }, except: here.pageId }]);
  expect(connection.view.hasToken).toBe(false);
  site = await startTestServer((response) => response.end());
});

test('reports a session ended by the site to all windows', async () => {
  await post(login);
  await expect.poll(() => site.received.map(({ path }) => path)).toContain(stream);
  endStream();
  await expect.poll(ends).toEqual([{ event: { type: 'signed-out', reason: 'refused' }, except: undefined }]);
});

test('reports a stored site that now has another API level', async () => {
  api = API_LEVEL - 1;
  await connection.load();
  await expect.poll(() => connection.view).toMatchObject({ problem: 'tooOld', awaySince: null });
});

test('reports a stored site that now redirects, and does not send its token there', async () => {
  await post(login);
  await expect.poll(() => site.received.map(({ path }) => path)).toContain(stream);
  const other = await startTestServer((response) => sendJson(response, 200, health));
  movedTo = other.baseUrl;
  connection.wake();
  await expect.poll(() => connection.view.problem).toBe('moved');
  expect(
    await connection.call(here, 'list', {
      method: 'GET',
      path: '/api/cars/pending',
      headers: {},
      body: null,
    }),
  ).toBeNull();
  expect(other.received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  await other.close();
});

test('caches pictures of pending cars for offline use until the session ends', async () => {
  await post(login);
  await readPending();
  const stored = () =>
    Promise.all(['/media/golf', '/media/proof/golf'].map((key) => files.pictures.sizeOf(key)));
  await expect.poll(async () => (await stored()).every((size) => size !== null)).toBe(true);
  expect(connection.view.missingPictures).toBeUndefined();
  expect(Buffer.from((await connection.findPicture('/media/golf?w=320'))?.bytes ?? []).toString()).toContain(
    '/media/golf',
  );
  await site.close();
  await readPending();
  expect(connection.view).toMatchObject({ missingPictures: [] });
  await post(logout);
  await connection.saved();
  expect(await stored()).toEqual([null, null]);
  expect(await connection.findPicture('/media/golf')).toBeNull();
  site = await startTestServer((response) => response.end());
});

test('explains a decision that conflicts with somebody else’s', async () => {
  await post(login);
  const decision = { carId: 'golf', action: 'approve', categories: ['World Facts'] } as const;
  await connection.queue({
    key: 'k',
    car: 'Golf',
    decision: { ...decision, categories: ['World Facts'] },
    at: 1,
  });
  // The caller is not blocked, and does not take it for accepted.
  expect(connection.view.waiting).toHaveLength(1);
  await expect
    .poll(() => connection.view.refused)
    .toMatchObject([
      { code: 'already_reviewed', outcome: { status: 'rejected', by: rejection.actor, reason: 'blurred' } },
    ]);
  expect(connection.view.waiting).toEqual([]);
});

test('does not send a withdrawn decision and reloads the lists', async () => {
  await connection.queue({
    key: 'k',
    car: 'Golf',
    decision: { carId: 'golf', action: 'reject', reason: null },
    at: 1,
  });
  await connection.saved();
  expect(connection.view.waiting).toHaveLength(1);
  await connection.withdraw('k');
  expect(connection.view.waiting).toEqual([]);
  expect(events.map(({ event }) => event.type)).toContain('changed');
});
