import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteFiles } from '../site/site-files.js';
import { fakeSecureStorage, tempFolder } from '../test/temp-files.js';
import { SiteSession } from './site-session.js';

const start = Date.UTC(2026, 10, 21, 8);
const MINUTE_MS = 60_000;
const onIdle = vi.fn<() => void>();
let folder: string;
const sessions: SiteSession[] = [];

function open(isSafe = true): SiteSession {
  const { session } = siteFiles(folder, 'https://quartermile.example', { ...fakeSecureStorage, isSafe });
  const opened = new SiteSession(session, onIdle);
  sessions.push(opened);
  return opened;
}

async function filesOnDisk(): Promise<string> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))).join();
}
/** Waits for pending writes. */
const settle = () => open().load();

beforeEach(async () => {
  folder = await tempFolder();
  onIdle.mockReset();
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const session of sessions.splice(0)) session.stop();
  vi.useRealTimers();
});

describe('the token', () => {
  test('is stored encrypted for the next start', async () => {
    open().begin('secret-token');
    const again = open();
    await expect.poll(async () => (await again.load(), again.token)).toBe('secret-token');
    expect(await filesOnDisk()).not.toContain('secret-token');
  });

  test('`saved` resolves once it is on disk', async () => {
    const session = open();
    session.begin('secret-token');
    await session.saved();
    const again = open();
    await again.load();
    expect(again.token).toBe('secret-token');
  });

  test('stays in memory without a key store', async () => {
    const session = open(false);
    session.begin('secret-token');
    await settle();
    expect(session.token).toBe('secret-token');
    expect(await readdir(folder, { recursive: true })).toEqual([]);
    const again = open(false);
    await again.load();
    expect(again.token).toBeNull();
  });

  test('is refreshed, but not after a logout', () => {
    const session = open();
    session.begin('one');
    session.renew('two', 'one');
    expect(session.token).toBe('two');
    session.end();
    session.renew('three', 'two');
    expect(session.token).toBeNull();
  });
});

describe('the lock', () => {
  test('is stored with the session, and starting again does not count as activity', async () => {
    const session = open();
    session.begin('token');
    session.lock();
    await session.saved();
    session.stop();
    vi.setSystemTime(start + 19 * MINUTE_MS);
    const again = open();
    await again.load();
    expect(again.isLocked).toBe(true);
    vi.setSystemTime(start + 20 * MINUTE_MS);
    again.check();
    expect(again.token).toBeNull();
    expect(again.isLocked).toBe(false);
  });

  test('is removed by unlocking', async () => {
    for (const unlock of [(one: SiteSession) => one.unlock(), (one: SiteSession) => one.begin('other')]) {
      const session = open();
      session.begin('token');
      session.lock();
      unlock(session);
      await session.saved();
      const again = open();
      await again.load();
      expect(again.isLocked).toBe(false);
    }
  });
});

describe('the idle rule', () => {
  test('ends the session after 1200 s without activity', () => {
    const session = open();
    session.begin('token');
    vi.advanceTimersByTime(20 * MINUTE_MS - 1);
    expect(session.token).toBe('token');
    vi.advanceTimersByTime(1);
    expect(session.token).toBeNull();
    expect(onIdle).toHaveBeenCalledOnce();
  });

  test('counts from the last activity in a window', () => {
    const session = open();
    session.begin('token');
    vi.advanceTimersByTime(15 * MINUTE_MS);
    expect(session.recordPageActivity(Date.now())).toBe(true);
    vi.advanceTimersByTime(15 * MINUTE_MS);
    expect(session.token).toBe('token');
  });

  test('ignores activity in the future', () => {
    const session = open();
    session.begin('token');
    expect(session.recordPageActivity(Date.now() + MINUTE_MS)).toBe(false);
    vi.advanceTimersByTime(20 * MINUTE_MS);
    expect(session.token).toBeNull();
  });

  test('activity outside pages counts only before the warning', () => {
    const session = open();
    session.begin('token');
    vi.advanceTimersByTime(17 * MINUTE_MS);
    expect(session.recordSystemActivity(Date.now())).toBe(true);
    vi.advanceTimersByTime(19 * MINUTE_MS);
    expect(session.recordSystemActivity(Date.now())).toBe(false);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  test.each(['recordPageActivity', 'recordSystemActivity'] as const)(
    'ends by the first activity after sleep: %s',
    (record) => {
      const session = open();
      session.begin('token');
      vi.setSystemTime(start + 25 * MINUTE_MS);
      expect(session[record](Date.now())).toBe(false);
      expect(session.token).toBeNull();
      expect(onIdle).toHaveBeenCalledOnce();
    },
  );

  test('uses the clock after timers were suspended', () => {
    const session = open();
    session.begin('token');
    vi.setSystemTime(start + 20 * MINUTE_MS);
    session.check();
    expect(session.token).toBeNull();
    expect(onIdle).toHaveBeenCalledOnce();
  });

  test('applies while the app is closed', async () => {
    const session = open();
    session.begin('token');
    const stored = open();
    await expect.poll(async () => (await stored.load(), stored.token)).toBe('token');
    session.stop();
    stored.stop();
    vi.setSystemTime(start + 20 * MINUTE_MS);
    const late = open();
    await late.load();
    expect(late.token).toBeNull();
  });
});
