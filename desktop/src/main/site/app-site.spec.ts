import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiRoutes } from '@quartermile/core/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppEvent } from '../../shared/app-state.js';
import { requestHandlers } from '../request-handlers.js';
import { buildAppSite } from '../test/build-app-site.js';
import { buildAppState } from '../test/build-app-state.js';
import { FakeSites } from '../test/fake-sites.js';
import { fakeSecureStorage, tempFolder } from '../test/temp-files.js';
import type { AppSite } from './app-site.js';
import { siteFiles } from './site-files.js';

const PAGE = 7;
const here = { pageId: PAGE };
const one = 'https://one.example';
const other = 'https://other.example';
const rejection = { carId: 'golf', action: 'reject', reason: null } as const;
const queued = (key: string) => ({ key, car: key, decision: rejection, at: 1 });
const events: AppEvent[] = [];
const counts: number[] = [];
const closeOthers = vi.fn<(pageId: number) => Promise<boolean>>();
const mayLose = vi.fn<(count: number) => Promise<boolean>>();
const opened: AppSite[] = [];
let sites: FakeSites;
let folder: string;
let app: AppSite;

async function start(): Promise<void> {
  app = buildAppSite({
    ...{ folder, fetch: sites.fetch, closeOthers, mayLose },
    emit: (event) => void events.push(event),
    onPending: (count) => void counts.push(count),
  });
  opened.push(app);
  await app.load(null);
}
const call = (method: 'GET' | 'POST', path: string) =>
  app.connection?.call(here, path, { method, path, headers: {}, body: method === 'POST' ? '{}' : null });
const logIn = async (address: string): Promise<void> => {
  expect(await app.connect(address, PAGE)).toBeNull();
  await call('POST', apiRoutes.admin.login);
};
const handlers = () =>
  requestHandlers({
    site: app,
    readState: () => buildAppState(app.state),
    runCommand: async () => null,
    onPageReady: () => {},
  });
const reviewsOf = (site: string) => sites.pathsOf(site).filter((path) => path === apiRoutes.cars.review);
const filesOnDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

beforeEach(async () => {
  for (const list of [events, counts]) list.length = 0;
  closeOthers.mockReset().mockResolvedValue(true);
  mayLose.mockReset().mockResolvedValue(false);
  sites = new FakeSites();
  folder = await tempFolder();
  await start();
});
afterEach(() => {
  vi.useRealTimers();
  for (const site of opened.splice(0)) site.connection?.close();
});

describe('the site', () => {
  test('is restored with its session at the next start', async () => {
    await logIn(one);
    await app.saved();
    app.connection?.close();
    await start();
    expect(app.state.removedSites).toBe(0);
    expect(app.state).toMatchObject({ site: one, hasToken: true });
  });

  test('stays connected when its own address is entered again', async () => {
    await logIn(one);
    expect(await app.connect(one, PAGE)).toBeNull();
    expect(app.state.hasToken).toBe(true);
    expect(closeOthers).not.toHaveBeenCalled();
  });

  test('has the number of its pending submissions on the badge, until the session ends', async () => {
    sites.at(one).pending = ['golf', 'polo'];
    await logIn(one);
    await expect.poll(() => counts.at(-1)).toBe(2);
    // A list that is loaded later agrees with the event.
    sites.at(one).pending = ['polo'];
    sites.send(one, 'review', { carId: 'golf', decision: 'approve' });
    await expect.poll(() => counts.at(-1)).toBe(1);
    sites.send(one, 'session-ended');
    await expect.poll(() => counts.at(-1)).toBe(0);
    expect(events).toContainEqual({ type: 'signed-out', reason: 'refused' });
  });

  test('of an installation with several is the one used last; what is stored of the others is deleted', async () => {
    const files = (origin: string) => siteFiles(folder, origin, fakeSecureStorage);
    for (const origin of [one, other]) {
      await files(origin).session.write({ token: `T of ${origin}`, activeAt: Date.now(), isLocked: false });
      await files(origin).queue.write({ waiting: [queued(origin)], refused: [] });
    }
    const stored = { sites: [one, other, 'https://third.example'], site: other, names: {}, colours: {} };
    await writeFile(join(folder, 'sites.json'), JSON.stringify(stored));
    await start();
    expect(app.state.removedSites).toBe(2);
    expect(app.state).toMatchObject({ site: other, hasToken: true });
    expect(await files(one).session.read()).toBeNull();
    expect((await files(one).queue.read())?.waiting).toHaveLength(1);
    app.connection?.close();
    await start();
    expect(app.state.removedSites).toBe(0);
  });

  test('was the last one of a list that was shown when an earlier version quit', async () => {
    await writeFile(join(folder, 'sites.json'), JSON.stringify({ sites: [one, other], site: null }));
    await start();
    expect(app.state.removedSites).toBe(1);
    expect(app.state.site).toBe(other);
  });
});

describe('connecting to another site', () => {
  test('logs out, closes the event stream and deletes token and lists', async () => {
    await logIn(one);
    await expect.poll(() => sites.at(one).streams.size).toBe(1);
    await call('GET', apiRoutes.cars.pending);
    await app.saved();
    expect(await filesOnDisk()).toEqual(['answers', 'session', 'sites.json']);
    expect(await app.connect(other, PAGE)).toBeNull();
    expect(app.state).toMatchObject({ site: other, hasToken: false });
    expect(await filesOnDisk()).toEqual(['sites.json']);
    expect(sites.at(one).streams.size).toBe(0);
    expect(sites.pathsOf(one)).toContain(apiRoutes.admin.logout);
    expect(await app.connect(one, PAGE)).toBeNull();
    expect(app.state.hasToken).toBe(false);
  });

  test('follows a redirect to the final address', async () => {
    sites.at(one).movedTo = other;
    expect(await app.connect(one, PAGE)).toBeNull();
    expect(app.state.site).toBe(other);
  });

  test('changes nothing when nobody answers, or a window keeps its unsaved text', async () => {
    await logIn(one);
    sites.at(other).isAway = true;
    expect(await app.connect(other, PAGE)).toBe('unreachable');
    sites.at(other).isAway = false;
    closeOthers.mockResolvedValue(false);
    expect(await app.connect(other, PAGE)).toBe('unsaved');
    expect(closeOthers).toHaveBeenCalledExactlyOnceWith(PAGE);
    expect(app.state).toMatchObject({ site: one, hasToken: true });
  });

  test('sends what is queued before', async () => {
    await logIn(one);
    sites.at(one).isAway = true;
    await call('GET', apiRoutes.cars.pending);
    await app.connection?.queue(queued('golf'));
    sites.at(one).isAway = false;
    await app.connect(other, PAGE);
    expect(reviewsOf(one)).toHaveLength(1);
    await app.connect(one, PAGE);
    expect(app.state.waiting).toEqual([]);
  });

  test('keeps what cannot be sent until the app is connected to its site again', async () => {
    await app.connect(one, PAGE);
    await app.connection?.queue(queued('golf'));
    await app.connect(other, PAGE);
    expect(app.state.waiting).toEqual([]);
    expect(mayLose).not.toHaveBeenCalled();
    await logIn(one);
    await expect.poll(() => reviewsOf(one)).toHaveLength(1);
    expect(app.state.waiting).toEqual([]);
    expect(reviewsOf(other)).toEqual([]);
  });

  test('asks when decisions can be neither sent nor stored', async () => {
    await app.connect(one, PAGE);
    const places = join(folder, 'sites');
    // A file where the folder should be refuses root as well.
    await rm(places, { recursive: true, force: true });
    await writeFile(places, '');
    await app.connection?.queue(queued('golf'));
    expect(await app.connect(other, PAGE)).toBe('unsent');
    expect(mayLose).toHaveBeenCalledExactlyOnceWith(1);
    expect(app.state).toMatchObject({ site: one, waiting: [{ key: 'golf' }] });
    mayLose.mockResolvedValue(true);
    expect(await app.connect(other, PAGE)).toBeNull();
    expect(app.state).toMatchObject({ site: other, waiting: [] });
  });
});

test('calls and decisions of a page reach its own site only', async () => {
  await logIn(one);
  await logIn(other);
  const answers = handlers();
  const review = { method: 'POST', path: apiRoutes.cars.review, headers: {}, body: '{}' } as const;
  expect(await answers['api:call'](here, 'id', one, review)).toBeNull();
  const change = { do: 'queue', key: 'k', car: 'Golf', decision: rejection } as const;
  await expect(answers['decisions:change'](here, { ...change, site: one })).rejects.toThrow(
    'The app is no longer connected to https://one.example.',
  );
  expect([...reviewsOf(one), ...reviewsOf(other)]).toEqual([]);
  await answers['decisions:change'](here, { ...change, site: other });
  await app.saved();
  expect(reviewsOf(other)).toHaveLength(1);
  expect(sites.at(other).calls.at(-1)?.token).toBe(`Bearer token of ${other}`);
});
