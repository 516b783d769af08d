import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppEvent } from '../../shared/app-state.js';
import { FakeSites } from '../test/fake-sites.js';
import { fakeSecureStorage, tempFolder } from '../test/temp-files.js';
import { SiteManager } from './site-manager.js';

const here = { pageId: 7 };
const one = 'https://one.example';
const other = 'https://other.example';
/** A link to a submission at an unknown site. */
const target = { carId: 'golf', site: other };
const events: { event: AppEvent; only: number | undefined }[] = [];
let sites: FakeSites;
let manager: SiteManager;

beforeEach(async () => {
  events.length = 0;
  sites = new FakeSites();
  manager = new SiteManager({
    folder: await tempFolder(),
    secureStorage: fakeSecureStorage,
    fetch: sites.fetch,
    emit: (event, audience) => void events.push({ event, only: audience?.only }),
    onArrival: () => {},
    onPending: () => {},
    onState: () => {},
    onSites: () => {},
  });
  await manager.load(null);
});
afterEach(() => manager.close());

test('offers to add the site and sends no request to it', async () => {
  await manager.changeSites({ do: 'add', address: one });
  expect(await manager.locate(target)).toBeNull();
  expect(manager.state).toMatchObject({ isChoosing: true, offered: { origin: other, carId: 'golf' } });
  expect(sites.pathsOf(other)).toEqual([]);
  await manager.changeSites({ do: 'open', origin: one });
  expect(manager.state).toMatchObject({ isChoosing: false, offered: null });
  expect(sites.pathsOf(other)).toEqual([]);
});

test('opens in the window that adds the site, also under another address', async () => {
  await manager.locate(target);
  const site = 'https://www.other.example';
  sites.at(other).movedTo = site;
  await manager.changeSites({ do: 'add', address: other }, here);
  expect(events).toContainEqual({
    event: { type: 'open-submission', site, carId: 'golf', approves: false },
    only: 7,
  });
  expect(manager.state).toMatchObject({ site, offered: null });
});

test('keeps the offer while the site is unreachable', async () => {
  await manager.locate(target);
  sites.at(other).isAway = true;
  expect(await manager.changeSites({ do: 'add', address: other }, here)).toBe('unreachable');
  expect(manager.state.offered).toEqual({ origin: other, carId: 'golf' });
});

test('is dropped when another site is added instead', async () => {
  await manager.locate(target);
  await manager.changeSites({ do: 'add', address: one }, here);
  expect(events.map(({ event: { type } }) => type)).not.toContain('open-submission');
});
