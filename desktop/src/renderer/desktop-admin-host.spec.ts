import { buildAdminCar, MemoryApi, memoryPassword } from '@quartermile/core/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deskAnswers } from '../main/channels/desk-answers.js';
import { Desk } from '../main/desk.js';
import { pretendVault, tempFolder } from '../main/test/temp-files.js';
import { type AskedName, askedChannels } from '../shared/channels.js';
import type { DeskNews } from '../shared/desk-state.js';
import type { DesktopBridge } from '../shared/desktop-bridge.js';
import { loadDeskState } from './desk/use-desk-state.js';
import { createDesktopAdminHost } from './desktop-admin-host.js';

const site = 'https://quartermile.example';
const credentials = { email: 'admin@quartermile.example', password: memoryPassword };
const golf = buildAdminCar({ _id: 'golf' });
const m2 = buildAdminCar({ _id: 'm2', name: 'BMW M2' });
const crossed: unknown[] = [];
let api: MemoryApi;
let isAway: boolean;
let desk: Desk;

/** The channels without Electron: what crosses is cloned and checked, as between two processes. */
async function connect() {
  const listeners = new Set<(news: DeskNews) => void>();
  desk = new Desk({
    folder: await tempFolder(),
    vault: pretendVault,
    async fetch(url, init) {
      if (isAway) throw new TypeError('net::ERR_CONNECTION_REFUSED');
      if (url.endsWith('/api/health')) {
        return Response.json({ status: 'ok', name: 'quartermile', version: '1', api: 1 });
      }
      return api.transport(new Request(url, init));
    },
    onArrival: () => {},
    onPending: () => {},
    onSites: () => {},
    tell(news) {
      crossed.push(news);
      for (const listener of listeners) listener(structuredClone(news));
    },
  });
  await desk.load(site);
  const answers = deskAnswers(desk, () => {});
  const ask =
    (name: AskedName) =>
    async (...given: unknown[]): Promise<never> => {
      const { takes, gives } = askedChannels[name];
      const answer = answers[name] as (...all: unknown[]) => unknown;
      const given2: readonly unknown[] = takes.parse(structuredClone(given));
      const answered = gives.parse(await answer({ pageId: 1 }, ...given2));
      crossed.push(answered);
      return structuredClone(answered) as never;
    };
  const bridge: DesktopBridge = {
    callApi: ask('api:call'),
    giveUp: ask('api:give-up'),
    readDesk: ask('desk:read'),
    changeSites: ask('sites:change'),
    noteActivity: ask('session:activity'),
    changeDecisions: ask('decisions:change'),
    onNews(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const store = await loadDeskState(bridge);
  return { host: createDesktopAdminHost(bridge, site, () => store.read()), store };
}

beforeEach(() => {
  api = new MemoryApi();
  isAway = false;
  crossed.length = 0;
});
afterEach(() => desk.close());

describe('the host in the desktop app', () => {
  test('logs in, works and logs out without ever seeing the token', async () => {
    const { host } = await connect();
    expect(await host.hasSession()).toBe(false);
    expect((await host.signIn(credentials)).admin.label).toBe('Admin');
    expect(await host.hasSession()).toBe(true);
    expect(await host.client.cars.pending()).toEqual([]);
    await host.extendSession();
    await host.signOut();
    expect(await host.hasSession()).toBe(false);
    expect(api.tokens.size).toBe(0);
    expect(JSON.stringify(crossed)).not.toContain('token-');
  });

  test('hands on what the API refuses', async () => {
    const { host } = await connect();
    await expect(host.signIn({ ...credentials, password: 'wrong' })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });
});

describe('while the site is away', () => {
  beforeEach(() => {
    api.cars = [golf, m2];
  });

  test('lists stay as they were seen last, and decisions wait in their order', async () => {
    const { host, store } = await connect();
    await host.signIn(credentials);
    await host.client.cars.pending();
    isAway = true;
    expect(await host.client.cars.pending()).toHaveLength(2);
    expect(store.read().awaySince).not.toBeNull();
    await host.client.cars.review({ carId: 'm2', action: 'reject', reason: 'blurred' });
    await host.client.cars.review({ carId: 'golf', action: 'approve', categories: ['World Facts'] });
    expect(host.isQueued?.('m2')).toBe(true);
    expect(await host.client.cars.pending()).toEqual([]);
    expect(store.read().waiting.map(({ car }) => car)).toEqual(['BMW M2', golf.name]);
  });

  test('a decision about a car that was not listed here waits, and is not reported as failed', async () => {
    const { host, store } = await connect();
    await host.signIn(credentials);
    isAway = true;
    await host.client.cars.pending().catch(() => []);
    await expect(host.client.cars.review({ carId: 'm2', action: 'reject' })).resolves.toMatchObject({
      car: { _id: 'm2' },
    });
    expect(store.read().waiting.map(({ decision }) => decision.carId)).toEqual(['m2']);
  });

  test('once it is back they are sent, and one that somebody else decided is told', async () => {
    const { host, store } = await connect();
    await host.signIn(credentials);
    await host.client.cars.pending();
    isAway = true;
    await host.client.cars.pending();
    await host.client.cars.review({ carId: 'm2', action: 'reject' });
    await host.client.cars.review({ carId: 'golf', action: 'approve', categories: ['World Facts'] });
    api.cars = [golf, { ...m2, status: 'approved' }];
    isAway = false;
    desk.open?.wake();
    await expect.poll(() => store.read().waiting).toEqual([]);
    expect(store.read().awaySince).toBeNull();
    expect(store.read().refused).toMatchObject([
      { car: 'BMW M2', reason: 'This car has already been reviewed.' },
    ]);
    expect(api.cars[0]?.status).toBe('approved');
  });
});
