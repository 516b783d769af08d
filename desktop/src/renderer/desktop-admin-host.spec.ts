import { buildAdminCar, buildLogin, endpoints, FakeApi, Refusal } from '@quartermile/core/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppSite } from '../main/site/app-site.js';
import { connectHost } from './test/connect-host.js';

const site = 'https://quartermile.example';
const credentials = { email: 'admin@quartermile.example', password: 'start-tree-amber' };
const golf = buildAdminCar({ _id: 'golf' });
const m2 = buildAdminCar({ _id: 'm2', name: 'BMW M2' });
const crossed: unknown[] = [];
let api: FakeApi;
let isAway: boolean;
/** Paths of the site's pictures. */
let stored: string[];
let app: AppSite;

async function connect() {
  const connected = await connectHost({
    site,
    isAway: () => isAway,
    async answer(url, init) {
      if (!stored.includes(new URL(url).pathname)) return api.transport(new Request(url, init));
      return new Response('picture', { headers: { 'content-type': 'image/avif' } });
    },
    onCrossing: (value) => crossed.push(value),
  });
  app = connected.app;
  return connected;
}

beforeEach(() => {
  api = new FakeApi();
  const expiresAt = '2026-11-22T22:00:00.000Z';
  api.respond(endpoints.admin.login, buildLogin('token-1'));
  api.respond(endpoints.admin.refresh, { token: 'token-2', expiresAt });
  isAway = false;
  stored = [];
  crossed.length = 0;
});
afterEach(() => app.connection?.close());

describe('the host in the desktop app', () => {
  test('logs in, works and logs out without receiving the token', async () => {
    const { host } = await connect();
    expect(await host.hasSession()).toBe(false);
    expect((await host.signIn(credentials)).admin.label).toBe('Admin');
    expect(await host.hasSession()).toBe(true);
    expect(await host.client.cars.pending()).toEqual([]);
    await host.extendSession();
    await host.signOut();
    expect(await host.hasSession()).toBe(false);
    expect(api.calls(endpoints.admin.logout)).toHaveLength(1);
    expect(JSON.stringify(crossed)).not.toContain('token-');
  });

  test('passes on API errors', async () => {
    api.fail(endpoints.admin.login, 'invalid_credentials');
    const { host } = await connect();
    await expect(host.signIn({ ...credentials, password: 'wrong' })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });
});

describe('while the site is unreachable', () => {
  beforeEach(() => {
    api.respond(endpoints.cars.pending, [golf, m2]);
  });

  test('shows cached lists and queues decisions in order', async () => {
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

  test('queues a decision about an unlisted car without an error', async () => {
    const { host, store } = await connect();
    await host.signIn(credentials);
    isAway = true;
    await host.client.cars.pending().catch(() => []);
    await expect(host.client.cars.review({ carId: 'm2', action: 'reject' })).resolves.toBeNull();
    expect(store.read().waiting.map(({ decision }) => decision.carId)).toEqual(['m2']);
  });

  test('a withdrawn decision returns its car to the pending list', async () => {
    const { host, store } = await connect();
    await host.signIn(credentials);
    await host.client.cars.pending();
    isAway = true;
    await host.client.cars.pending();
    await host.client.cars.review({ carId: 'm2', action: 'reject' });
    const [key = ''] = store.read().waiting.map((one) => one.key);
    const events: string[] = [];
    host.watch(({ type }) => events.push(type));
    await app.connection?.withdraw(key);
    expect(events).toContain('changed');
    expect((await host.client.cars.pending()).map(({ _id }) => _id)).toEqual(['golf', 'm2']);
    expect(host.isQueued?.('m2')).toBe(false);
    isAway = false;
    app.connection?.wake();
    await expect.poll(() => store.read().awaySince).toBeNull();
    expect(api.calls(endpoints.cars.review)).toEqual([]);
  });

  test('reports uncached pictures as missing until the site is reachable', async () => {
    const pictures = { image: '/media/golf', proofImage: '/media/proof/golf?signature=a' };
    api.respond(endpoints.cars.pending, [{ ...golf, ...pictures }]);
    stored = ['/media/golf'];
    const { host, store } = await connect();
    await host.signIn(credentials);
    await host.client.cars.pending();
    await expect.poll(async () => (await app.connection?.findPicture('/media/golf')) !== null).toBe(true);
    const received: boolean[] = [];
    host.pictures?.watch(() =>
      received.push(host.pictures?.isMissing('/media/proof/golf?signature=b') === true),
    );
    const isMissing = (src: string) => host.pictures?.isMissing(src);
    expect(isMissing('/media/proof/golf?signature=a')).toBe(false);
    isAway = true;
    await host.client.cars.pending();
    expect(received.at(-1)).toBe(true);
    expect(isMissing('/media/golf?w=320')).toBe(false);
    isAway = false;
    app.connection?.wake();
    await expect.poll(() => store.read().awaySince).toBeNull();
    expect(received.at(-1)).toBe(false);
  });

  test('sends queued decisions when it is back and reports conflicts', async () => {
    const { host, store } = await connect();
    await host.signIn(credentials);
    await host.client.cars.pending();
    isAway = true;
    await host.client.cars.pending();
    await host.client.cars.review({ carId: 'm2', action: 'reject' });
    await host.client.cars.review({ carId: 'golf', action: 'approve', categories: ['World Facts'] });
    api.respond(endpoints.cars.pending, [golf]);
    api.respond(endpoints.cars.approved, [{ ...m2, status: 'approved' }]);
    api.respond(endpoints.cars.review, ({ body: { carId } }) =>
      carId === 'm2'
        ? new Refusal('already_reviewed')
        : { car: { ...golf, status: 'approved' as const }, entries: [] },
    );
    isAway = false;
    app.connection?.wake();
    await expect.poll(() => store.read().waiting).toEqual([]);
    expect(store.read().awaySince).toBeNull();
    expect(store.read().refused).toMatchObject([
      { car: 'BMW M2', reason: 'This car has already been reviewed.' },
    ]);
    await expect.poll(() => store.read().refused[0]?.outcome?.status).toBe('approved');
    expect(api.bodies(endpoints.cars.review)).toMatchObject([
      { carId: 'm2', action: 'reject' },
      { carId: 'golf', action: 'approve' },
    ]);
  });
});
