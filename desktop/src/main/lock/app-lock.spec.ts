import { apiRoutes } from '@quartermile/core/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SiteManager } from '../sites/site-manager.js';
import { FakeSite, PASSWORD } from '../test/fake-site.js';
import { fakeSecureStorage, tempFolder } from '../test/temp-files.js';
import type { AppLock } from './app-lock.js';
import { makeAppLock } from './make-app-lock.js';

const one = 'https://one.example';
const other = 'https://other.example';
const MINUTE_MS = 60_000;
let folder: string;
let fake: FakeSite;
const managers: SiteManager[] = [];

interface Opened {
  readonly sites: SiteManager;
  readonly lock: AppLock;
  readonly changes: number[];
}

async function open(isSafe = true): Promise<Opened> {
  const secureStorage = { ...fakeSecureStorage, isSafe };
  const changes: number[] = [];
  const lock = makeAppLock({
    folder,
    fetch: fake.fetch,
    sites: () => sites,
    onChange: () => void changes.push(changes.length),
  });
  const sites = new SiteManager({
    folder,
    secureStorage,
    fetch: fake.fetch,
    emit: (event) => event.type === 'signed-out' && lock.onSignedOut(event.site),
    onArrival: () => {},
    onPending: () => {},
    onState: () => {},
    onSites: () => {},
  });
  managers.push(sites);
  await sites.load(null);
  await lock.load();
  return { sites, lock, changes };
}

async function logIn({ sites }: Opened, address: string): Promise<void> {
  await sites.changeSites({ do: 'add', address });
  await sites.open?.call({ pageId: 1 }, 'login', fake.login());
  await sites.saved();
}

beforeEach(async () => {
  folder = await tempFolder();
  fake = new FakeSite();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 8), toFake: ['Date'] });
});
afterEach(() => {
  for (const manager of managers.splice(0)) manager.close();
  vi.useRealTimers();
});

describe('locking', () => {
  test('reports that there is nothing to lock without a session', async () => {
    const { lock } = await open();
    expect(lock.lock()).toBe('Nobody is logged in, so there is nothing to lock.');
    expect(lock.isLocked).toBe(false);
  });

  test('shows the open site and whether its password can be checked offline', async () => {
    const app = await open();
    await logIn(app, one);
    expect(app.lock.lock()).toBeNull();
    expect(app.lock.state).toEqual({ isLocked: true, site: one, canUnlockOffline: true, pausedUntil: null });
    expect(app.changes).toHaveLength(1);
    app.lock.lock();
    expect(app.changes).toHaveLength(1);
  });

  test('locks a site that is not open when only that one has a session', async () => {
    const app = await open();
    await logIn(app, one);
    await app.sites.changeSites({ do: 'add', address: other });
    app.lock.lock();
    expect(app.lock.state.site).toBe(one);
  });

  test('stays locked after a restart while idle time keeps counting', async () => {
    const app = await open();
    await logIn(app, one);
    app.lock.lock();
    await app.sites.saved();
    app.sites.close();
    vi.setSystemTime(Date.now() + 15 * MINUTE_MS);
    const again = await open();
    expect(again.lock.isLocked).toBe(true);
    again.sites.close();
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
    const late = await open();
    expect(late.lock.isLocked).toBe(false);
    expect(late.sites.state.hasToken).toBe(false);
  });

  test('starts unlocked when it was not locked', async () => {
    const app = await open();
    await logIn(app, one);
    app.lock.lock();
    expect(await app.lock.unlock(PASSWORD)).toBeNull();
    await app.sites.saved();
    expect((await open()).lock.isLocked).toBe(false);
  });
});

describe('unlocking', () => {
  test('checks the password at the site: a new session replaces the old one, which is logged out', async () => {
    const app = await open();
    await logIn(app, one);
    expect(app.sites.open?.session.token).toBe('T1');
    app.lock.lock();
    expect(await app.lock.unlock(PASSWORD)).toBeNull();
    expect(app.lock.isLocked).toBe(false);
    expect(app.sites.open?.session.token).toBe('T2');
    await expect.poll(() => fake.loggedOut).toEqual(['Bearer T1']);
  });

  test('a wrong password changes nothing', async () => {
    const app = await open();
    await logIn(app, one);
    app.lock.lock();
    expect(await app.lock.unlock('amber')).toBe('This is not the password.');
    expect(app.lock.isLocked).toBe(true);
    expect(app.sites.open?.session.token).toBe('T1');
    expect(fake.loggedOut).toEqual([]);
  });

  test('five wrong passwords start a pause in which even the right one is rejected', async () => {
    const app = await open();
    await logIn(app, one);
    app.lock.lock();
    for (let nth = 0; nth < 5; nth += 1) await app.lock.unlock('amber');
    const tried = fake.logins;
    expect(await app.lock.unlock(PASSWORD)).toBe(
      'Too many wrong passwords. You can try again in 30 seconds.',
    );
    expect(fake.logins).toBe(tried);
    expect(app.lock.state.pausedUntil).toBe(Date.now() + 30_000);
    vi.setSystemTime(Date.now() + 30_000);
    expect(await app.lock.unlock(PASSWORD)).toBeNull();
    expect(app.lock.state.pausedUntil).toBeNull();
  });

  test('only the first of several simultaneous attempts is checked', async () => {
    const app = await open();
    await logIn(app, one);
    app.lock.lock();
    const messages = await Promise.all(['a', 'b', 'c'].map((password) => app.lock.unlock(password)));
    expect(messages.filter((sentence) => sentence === 'This is not the password.')).toHaveLength(1);
  });

  test('shows the message of a rate-limited login, which does not count as a wrong password', async () => {
    const app = await open();
    await logIn(app, one);
    app.lock.lock();
    fake.refusal = { status: 429, code: 'too_many_logins', detail: 'Too many attempts. Wait 15 minutes.' };
    for (let nth = 0; nth < 6; nth += 1) {
      expect(await app.lock.unlock(PASSWORD)).toBe('Too many attempts. Wait 15 minutes.');
    }
    expect(app.lock.state.pausedUntil).toBeNull();
  });

  test('unlocks by the right password of an administrator with a second factor, and the session goes on', async () => {
    const app = await open();
    await logIn(app, one);
    app.lock.lock();
    fake.refusal = { status: 401, code: 'second_factor_required', detail: 'Please confirm the login.' };
    expect(await app.lock.unlock(PASSWORD)).toBeNull();
    expect(app.sites.open?.session.token).toBe('T1');
  });

  test('checks the password against the stored hash while offline, and keeps the session', async () => {
    const app = await open();
    await logIn(app, one);
    app.lock.lock();
    fake.isAway = true;
    expect(await app.lock.unlock('amber')).toBe('This is not the password.');
    expect(await app.lock.unlock(PASSWORD)).toBeNull();
    expect(app.sites.open?.session.token).toBe('T1');
  });

  test('explains why it stays locked while offline without a key store', async () => {
    const app = await open(false);
    await logIn(app, one);
    app.lock.lock();
    expect(app.lock.state.canUnlockOffline).toBe(false);
    fake.isAway = true;
    expect(await app.lock.unlock(PASSWORD)).toMatch(
      /^The site cannot be reached, and this computer has no place/,
    );
    expect(app.lock.isLocked).toBe(true);
    fake.isAway = false;
    expect(await app.lock.unlock(PASSWORD)).toBeNull();
  });

  test('fetches the e-mail for a session stored by an older version', async () => {
    const app = await open();
    await logIn(app, one);
    app.sites.open?.login.forget();
    app.lock.lock();
    expect(await app.lock.unlock(PASSWORD)).toBeNull();
    expect(fake.emails).toEqual(['admin@quartermile.example', 'admin@quartermile.example']);
  });
});

describe('a locked app whose session ends', () => {
  test('returns to the login and locks every other site', async () => {
    const app = await open();
    await logIn(app, other);
    await logIn(app, one);
    app.lock.lock();
    vi.setSystemTime(Date.now() + 20 * MINUTE_MS);
    app.sites.at(one)?.session.check();
    await expect.poll(() => app.lock.isLocked).toBe(false);
    expect(app.sites.at(one)?.session.token).toBeNull();
    expect(app.sites.at(other)?.session.token).toBeNull();
  });

  test('"Log out instead" ends every session, stored ones included', async () => {
    const first = await open();
    await logIn(first, other);
    await logIn(first, one);
    first.sites.close();
    const app = await open();
    app.lock.lock();
    await app.lock.logOut();
    expect(app.lock.isLocked).toBe(false);
    expect(app.sites.open?.session.token).toBeNull();
    await app.sites.changeSites({ do: 'open', origin: other });
    expect(app.sites.state).toMatchObject({ site: other, hasToken: false });
    expect(fake.paths).toContain(one + apiRoutes.admin.logout);
  });

  test('does nothing while nothing is locked', async () => {
    const app = await open();
    await logIn(app, one);
    await app.lock.logOut();
    expect(app.sites.open?.session.token).toBe('T1');
  });
});
