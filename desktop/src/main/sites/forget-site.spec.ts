import { apiRoutes } from '@quartermile/core/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeSites } from '../test/fake-sites.js';
import { fakeSecureStorage, tempFolder } from '../test/temp-files.js';
import { SiteManager } from './site-manager.js';

const here = { pageId: 1 };
const site = 'https://one.example';
const rejectionOf = (carId: string) => ({
  key: `key of ${carId}`,
  car: carId,
  decision: { carId, action: 'reject', reason: null } as const,
  at: 1,
});
let sites: FakeSites;
let manager: SiteManager;

beforeEach(async () => {
  sites = new FakeSites();
  manager = new SiteManager({
    folder: await tempFolder(),
    secureStorage: fakeSecureStorage,
    fetch: sites.fetch,
    emit: () => {},
    onArrival: () => {},
    onPending: () => {},
    onState: () => {},
    onSites: () => {},
  });
  await manager.load(null);
  await addAndLogIn();
});
afterEach(() => manager.close());

const addAndLogIn = async (): Promise<void> => {
  await manager.changeSites({ do: 'add', address: site });
  await manager.open?.call(here, 'login', {
    method: 'POST',
    path: apiRoutes.admin.login,
    headers: {},
    body: '{}',
  });
};
const forget = () => manager.changeSites({ do: 'forget', origin: site });
const reviews = () => sites.pathsOf(site).filter((path) => path === apiRoutes.cars.review).length;

test('closes the event stream and the lists of a removed site', async () => {
  await expect.poll(() => sites.at(site).streams.size).toBe(1);
  await forget();
  await expect.poll(() => sites.at(site).streams.size).toBe(0);
  expect(manager.state).toMatchObject({ sites: [], site: null });
  expect(manager.at(site)).toBeNull();
});

test('sends queued decisions before deleting the session', async () => {
  sites.at(site).isAway = true;
  await manager.queue(site, rejectionOf('golf')).catch(() => undefined);
  sites.at(site).isAway = false;
  await forget();
  expect(reviews()).toBeGreaterThan(0);
  await addAndLogIn();
  expect(manager.state.waiting).toEqual([]);
});

test('queues a decision for a removed site until the site is added again', async () => {
  await forget();
  const before = reviews();
  await manager.queue(site, rejectionOf('golf'));
  await manager.queue(site, rejectionOf('polo'));
  expect(reviews()).toBe(before);
  await manager.changeSites({ do: 'add', address: site });
  expect(manager.state.waiting.map(({ car }) => car)).toEqual(['golf', 'polo']);
});

test('rejects a decision for a site that was never added', async () => {
  await expect(manager.queue('https://never-added.example', rejectionOf('golf'))).rejects.toThrow(
    'never added',
  );
});
