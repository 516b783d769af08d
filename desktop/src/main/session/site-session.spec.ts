import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteFiles } from '../storage/site-files.js';
import { pretendVault, tempFolder } from '../test/temp-files.js';
import { SiteSession } from './site-session.js';

const start = Date.UTC(2026, 10, 21, 8);
const MINUTE_MS = 60_000;
const onIdle = vi.fn<() => void>();
let folder: string;
const sessions: SiteSession[] = [];

function open(isSafe = true): SiteSession {
  const { session } = siteFiles(folder, 'https://quartermile.example', { ...pretendVault, isSafe });
  const opened = new SiteSession(session, onIdle);
  sessions.push(opened);
  return opened;
}

async function filesOnDisk(): Promise<string> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))).join();
}
/** Lets writes to the disk end. */
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
  test('is kept for the next start, sealed', async () => {
    open().begin('secret-token');
    const again = open();
    await expect.poll(async () => (await again.load(), again.token)).toBe('secret-token');
    expect(await filesOnDisk()).not.toContain('secret-token');
  });

  test('says when it is on disk, for an app that ends right after the login', async () => {
    const session = open();
    session.begin('secret-token');
    await session.saved();
    const again = open();
    await again.load();
    expect(again.token).toBe('secret-token');
  });

  test('stays in memory where the system has no key store', async () => {
    const session = open(false);
    session.begin('secret-token');
    await settle();
    expect(session.token).toBe('secret-token');
    expect(await readdir(folder, { recursive: true })).toEqual([]);
    const again = open(false);
    await again.load();
    expect(again.token).toBeNull();
  });

  test('is renewed, but not after a logout', () => {
    const session = open();
    session.begin('one');
    session.renew('two', 'one');
    expect(session.token).toBe('two');
    session.end();
    session.renew('three', 'two');
    expect(session.token).toBeNull();
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

  test('counts from what is done in a window', () => {
    const session = open();
    session.begin('token');
    vi.advanceTimersByTime(15 * MINUTE_MS);
    expect(session.noteInWindow(Date.now())).toBe(true);
    vi.advanceTimersByTime(15 * MINUTE_MS);
    expect(session.token).toBe('token');
  });

  test('believes no activity of the future', () => {
    const session = open();
    session.begin('token');
    expect(session.noteInWindow(Date.now() + MINUTE_MS)).toBe(false);
    vi.advanceTimersByTime(20 * MINUTE_MS);
    expect(session.token).toBeNull();
  });

  test('what no page sees counts only until the warning', () => {
    const session = open();
    session.begin('token');
    vi.advanceTimersByTime(17 * MINUTE_MS);
    expect(session.noteAtSystem(Date.now())).toBe(true);
    vi.advanceTimersByTime(19 * MINUTE_MS);
    expect(session.noteAtSystem(Date.now())).toBe(false);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  test('goes by the clock when timers slept with the machine', () => {
    const session = open();
    session.begin('token');
    vi.setSystemTime(start + 20 * MINUTE_MS);
    session.check();
    expect(session.token).toBeNull();
    expect(onIdle).toHaveBeenCalledOnce();
  });

  test('holds while the app is closed', async () => {
    const session = open();
    session.begin('token');
    const kept = open();
    await expect.poll(async () => (await kept.load(), kept.token)).toBe('token');
    session.stop();
    kept.stop();
    vi.setSystemTime(start + 20 * MINUTE_MS);
    const late = open();
    await late.load();
    expect(late.token).toBeNull();
  });
});
