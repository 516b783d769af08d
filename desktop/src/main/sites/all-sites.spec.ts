import { apiRoutes } from '@quartermile/core/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppEvent } from '../../shared/app-state.js';
import { FakeSites } from '../test/fake-sites.js';
import { fakeSecureStorage, tempFolder } from '../test/temp-files.js';
import { SiteManager } from './site-manager.js';
import type { NamedArrival } from './site-watcher.js';

const here = { pageId: 7 };
const one = 'https://one.example';
const other = 'https://other.example';
const MINUTE_MS = 60_000;
let sites: FakeSites;
let folder: string;
let badge: number;
const arrivals: NamedArrival[] = [];
const events: { event: AppEvent; only: number | undefined }[] = [];
const managers: SiteManager[] = [];

async function start(): Promise<SiteManager> {
  const manager = new SiteManager({
    folder,
    secureStorage: fakeSecureStorage,
    fetch: sites.fetch,
    emit: (event, audience) => void events.push({ event, only: audience?.only }),
    onArrival: (arrival) => void arrivals.push(arrival),
    onPending: (count) => {
      badge = count;
    },
    onState: () => {},
    onSites: () => {},
  });
  managers.push(manager);
  await manager.load(null);
  return manager;
}
const logIn = async (manager: SiteManager, address: string): Promise<void> => {
  await manager.changeSites({ do: 'add', address });
  await manager.open?.call(here, 'login', {
    method: 'POST',
    path: apiRoutes.admin.login,
    headers: {},
    body: '{}',
  });
};
const summaryOf = (manager: SiteManager, site: string) =>
  manager.state.sites.find(({ origin }) => origin === site);

beforeEach(async () => {
  folder = await tempFolder();
  sites = new FakeSites();
  badge = 0;
  arrivals.length = 0;
  events.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  for (const manager of managers.splice(0)) manager.close();
});

describe('all stored sites with a session are watched', () => {
  beforeEach(() => {
    sites.at(one).pending = ['golf', 'polo'];
    sites.at(other).pending = ['supra'];
  });

  test('the badge shows the sum, including sites that are not open', async () => {
    const manager = await start();
    await logIn(manager, one);
    await expect.poll(() => badge).toBe(2);
    await logIn(manager, other);
    await expect.poll(() => badge).toBe(3);
    sites.send(one, 'review', { carId: 'golf', decision: 'approve' });
    await expect.poll(() => badge).toBe(2);
    expect(summaryOf(manager, one)).toMatchObject({ pending: 1, hasToken: true });
    sites.send(one, 'session-ended');
    await expect.poll(() => badge).toBe(1);
    expect(summaryOf(manager, one)).toMatchObject({ pending: 0, hasToken: false });
    expect(manager.state).toMatchObject({ site: other, hasToken: true });
  });

  test('restores every session at start and contacts no site without one', async () => {
    const silent = 'https://silent.example';
    const manager = await start();
    await manager.changeSites({ do: 'add', address: silent });
    await logIn(manager, one);
    await logIn(manager, other);
    await manager.saved();
    manager.close();
    for (const site of [one, other, silent]) sites.at(site).calls.length = 0;
    badge = 0;
    const again = await start();
    await expect.poll(() => badge).toBe(3);
    expect(again.state.site).toBe(other);
    expect(sites.pathsOf(one)).toContain(apiRoutes.admin.stream);
    expect(sites.pathsOf(silent)).toEqual([]);
  });

  test('watching a site does not extend its session', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const manager = await start();
    await logIn(manager, one);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    await logIn(manager, other);
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    sites.send(one, 'submission', {
      carId: 'm2',
      name: 'M2',
      createdAt: '2026-11-22T08:00:00Z',
      from: 'visitor',
    });
    manager.recordSystemActivity(Date.now());
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(summaryOf(manager, one)?.hasToken).toBe(false);
    expect(summaryOf(manager, other)?.hasToken).toBe(true);
    expect(events.map(({ event }) => event)).toContainEqual({
      type: 'signed-out',
      site: one,
      reason: 'idle',
    });
  });

  test('starting the app does not extend sessions of sites it does not open', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const manager = await start();
    await logIn(manager, one);
    await logIn(manager, other);
    await manager.saved();
    manager.close();
    await vi.advanceTimersByTimeAsync(15 * MINUTE_MS);
    const again = await start();
    await vi.waitFor(() => expect(summaryOf(again, one)?.hasToken).toBe(true));
    await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
    expect(summaryOf(again, one)?.hasToken).toBe(false);
    expect(summaryOf(again, other)?.hasToken).toBe(true);
  });

  test('a notification names its site when several are stored', async () => {
    sites.at(one).siteName = 'Drag Strip';
    const manager = await start();
    await logIn(manager, one);
    await expect.poll(() => sites.at(one).streams.size).toBe(1);
    const car = { name: 'M2', createdAt: '2026-11-22T08:00:00Z', from: 'visitor' };
    sites.send(one, 'submission', { ...car, carId: 'm2' });
    await expect.poll(() => arrivals.map(({ siteName }) => siteName)).toEqual([null]);
    await logIn(manager, other);
    sites.send(one, 'submission', { ...car, carId: 'm3' });
    await expect.poll(() => arrivals.map(({ siteName }) => siteName)).toEqual([null, 'Drag Strip']);
  });
});

describe('the name of a site', () => {
  test('comes from its public profile, requested without the token, and is available offline', async () => {
    sites.at(one).siteName = 'Drag Strip';
    const manager = await start();
    await logIn(manager, one);
    await expect.poll(() => summaryOf(manager, one)?.name).toBe('Drag Strip');
    const request = sites.at(one).calls.find(({ path }) => path === apiRoutes.site);
    expect(request?.token).toBeNull();
    await manager.saved();
    manager.close();
    sites.at(one).isAway = true;
    expect(summaryOf(await start(), one)?.name).toBe('Drag Strip');
  });

  test('is the host until known, and updates when the page saves the profile', async () => {
    const manager = await start();
    await manager.changeSites({ do: 'add', address: one });
    expect(summaryOf(manager, one)?.name).toBe('one.example');
    sites.at(one).siteName = 'Renamed';
    await manager.open?.call(here, 'save', {
      method: 'PUT',
      path: apiRoutes.site,
      headers: {},
      body: '{}',
    });
    expect(summaryOf(manager, one)?.name).toBe('Renamed');
  });
});

test('rejects a site beyond the maximum number', async () => {
  const manager = await start();
  for (let nth = 1; nth <= 20; nth++) {
    await manager.changeSites({ do: 'add', address: `https://site-${nth}.example` });
  }
  expect(await manager.changeSites({ do: 'add', address: one })).toBe('full');
  expect(manager.state.site).toBe('https://site-20.example');
  expect(await manager.changeSites({ do: 'add', address: 'https://site-3.example' })).toBeNull();
});
