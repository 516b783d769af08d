import { join } from 'node:path';
import { apiRoutes } from '@quartermile/core/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppSite } from '../site/app-site.js';
import { buildAppSite } from '../test/build-app-site.js';
import { FakeSite, PASSWORD } from '../test/fake-site.js';
import { fakeSecureStorage, tempFolder } from '../test/temp-files.js';
import { AppLock } from './app-lock.js';
import { checkPassword } from './check-password.js';
import { FailedAttempts } from './failed-attempts.js';

const origin = 'https://one.example';
const MINUTE_MS = 60_000;
let folder: string;
let fake: FakeSite;
const opened: AppSite[] = [];

interface Opened {
  readonly site: AppSite;
  readonly lock: AppLock;
  readonly changes: number[];
}

async function open(isSafe = true): Promise<Opened> {
  const changes: number[] = [];
  const lock = new AppLock({
    tries: new FailedAttempts(join(folder, 'failed-attempts.json')),
    connection: () => site.connection,
    checkPassword: (connection, password) => checkPassword(connection, fake.fetch, password),
    onChange: () => void changes.push(changes.length),
  });
  const site = buildAppSite({
    ...{ folder, fetch: fake.fetch },
    secureStorage: { ...fakeSecureStorage, isSafe },
    emit: ({ type }) => type === 'signed-out' && lock.onSignedOut(),
  });
  opened.push(site);
  await site.load(null);
  await lock.load();
  return { site, lock, changes };
}

async function logIn({ site }: Opened): Promise<void> {
  await site.connect(origin, 1);
  await site.connection?.call({ pageId: 1 }, 'login', fake.login());
  await site.saved();
}
const tokenOf = ({ site }: Opened) => site.connection?.session.token;

beforeEach(async () => {
  folder = await tempFolder();
  fake = new FakeSite();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 8), toFake: ['Date'] });
});
afterEach(() => {
  for (const site of opened.splice(0)) site.connection?.close();
  vi.useRealTimers();
});

describe('locking', () => {
  test('reports that there is nothing to lock without a session', async () => {
    const { lock } = await open();
    expect(lock.lock()).toBe('Nobody is logged in, so there is nothing to lock.');
    expect(lock.isLocked).toBe(false);
  });

  test('notifies once, also when it is repeated', async () => {
    const app = await open();
    await logIn(app);
    expect(app.lock.lock()).toBeNull();
    expect(app.lock.state).toEqual({ isLocked: true, pausedUntil: null });
    expect(app.changes).toHaveLength(1);
    app.lock.lock();
    expect(app.changes).toHaveLength(1);
  });

  test('stays locked after a restart while idle time keeps counting', async () => {
    const app = await open();
    await logIn(app);
    app.lock.lock();
    await app.site.saved();
    app.site.connection?.close();
    vi.setSystemTime(Date.now() + 15 * MINUTE_MS);
    const again = await open();
    expect(again.lock.isLocked).toBe(true);
    again.site.connection?.close();
    vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
    const late = await open();
    expect(late.lock.isLocked).toBe(false);
    expect(late.site.state.hasToken).toBe(false);
  });

  test('starts unlocked when it was not locked', async () => {
    const app = await open();
    await logIn(app);
    app.lock.lock();
    expect(await app.lock.unlock(PASSWORD)).toBeNull();
    await app.site.saved();
    expect((await open()).lock.isLocked).toBe(false);
  });
});

describe('unlocking', () => {
  test('checks the password at the site: a new session replaces the old one, which is logged out', async () => {
    const app = await open();
    await logIn(app);
    expect(tokenOf(app)).toBe('T1');
    app.lock.lock();
    expect(await app.lock.unlock(PASSWORD)).toBeNull();
    expect(app.lock.isLocked).toBe(false);
    expect(tokenOf(app)).toBe('T2');
    await expect.poll(() => fake.loggedOut).toEqual(['Bearer T1']);
  });

  test('a wrong password changes nothing', async () => {
    const app = await open();
    await logIn(app);
    app.lock.lock();
    expect(await app.lock.unlock('amber')).toBe('This is not the password.');
    expect(app.lock.isLocked).toBe(true);
    expect(tokenOf(app)).toBe('T1');
    expect(fake.loggedOut).toEqual([]);
  });

  test('five wrong passwords start a pause in which even the right one is rejected', async () => {
    const app = await open();
    await logIn(app);
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
    await logIn(app);
    app.lock.lock();
    const messages = await Promise.all(['a', 'b', 'c'].map((password) => app.lock.unlock(password)));
    expect(messages.filter((sentence) => sentence === 'This is not the password.')).toHaveLength(1);
  });

  test('shows the message of a rate-limited login, which does not count as a wrong password', async () => {
    const app = await open();
    await logIn(app);
    app.lock.lock();
    fake.refusal = { status: 429, code: 'too_many_logins', detail: 'Too many attempts. Wait 15 minutes.' };
    for (let nth = 0; nth < 6; nth += 1) {
      expect(await app.lock.unlock(PASSWORD)).toBe('Too many attempts. Wait 15 minutes.');
    }
    expect(app.lock.state.pausedUntil).toBeNull();
  });

  test('unlocks by the right password of an administrator with a second factor, and the session goes on', async () => {
    const app = await open();
    await logIn(app);
    app.lock.lock();
    fake.refusal = { status: 401, code: 'second_factor_required', detail: 'Please confirm the login.' };
    expect(await app.lock.unlock(PASSWORD)).toBeNull();
    expect(tokenOf(app)).toBe('T1');
  });

  test('checks the password against the stored hash while offline, and keeps the session', async () => {
    const app = await open();
    await logIn(app);
    app.lock.lock();
    fake.isAway = true;
    expect(await app.lock.unlock('amber')).toBe('This is not the password.');
    expect(await app.lock.unlock(PASSWORD)).toBeNull();
    expect(tokenOf(app)).toBe('T1');
  });

  test('explains why it stays locked while offline without a key store', async () => {
    const app = await open(false);
    await logIn(app);
    app.lock.lock();
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
    await logIn(app);
    app.site.connection?.login.forget();
    app.lock.lock();
    expect(await app.lock.unlock(PASSWORD)).toBeNull();
    expect(fake.emails).toEqual(['admin@quartermile.example', 'admin@quartermile.example']);
  });
});

describe('a locked app whose session ends', () => {
  test('returns to the login', async () => {
    const app = await open();
    await logIn(app);
    app.lock.lock();
    vi.setSystemTime(Date.now() + 20 * MINUTE_MS);
    app.site.connection?.session.check();
    expect(app.lock.isLocked).toBe(false);
    expect(tokenOf(app)).toBeNull();
  });

  test('"Log out instead" ends it here and at the site', async () => {
    const app = await open();
    await logIn(app);
    app.lock.lock();
    await app.lock.logOut();
    expect(app.lock.isLocked).toBe(false);
    expect(tokenOf(app)).toBeNull();
    expect(fake.paths).toContain(origin + apiRoutes.admin.logout);
  });

  test('does nothing while nothing is locked', async () => {
    const app = await open();
    await logIn(app);
    await app.lock.logOut();
    expect(tokenOf(app)).toBe('T1');
  });
});
