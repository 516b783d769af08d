import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESK_UPDATE_PERIOD_MS, desktopMessages } from '@quartermile/core/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchUpdates } from './watch-updates.js';

const electron = vi.hoisted(() => ({ app: { isPackaged: true } }));
const autoUpdater = vi.hoisted(() => ({ checkForUpdates: vi.fn() }));
vi.mock('electron', () => electron);
vi.mock('electron-updater', () => ({ default: { autoUpdater } }));

const ready: string[] = [];
const failures: unknown[] = [];
let stop = (): void => {};
let feed: string;

/** Looks once, or as often as it does within a time, ms. */
async function look(forMs = 0): Promise<void> {
  stop = watchUpdates({
    onReady: (version) => ready.push(version),
    onFailure: (error) => failures.push(error),
  });
  await vi.advanceTimersByTimeAsync(forMs);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}
const offer = (version: string, downloadPromise: Promise<unknown> | null = Promise.resolve([])) =>
  autoUpdater.checkForUpdates.mockResolvedValue({
    isUpdateAvailable: true,
    updateInfo: { version },
    downloadPromise,
  });

beforeEach(async () => {
  ready.length = 0;
  failures.length = 0;
  autoUpdater.checkForUpdates.mockReset();
  const resourcesPath = await mkdtemp(join(tmpdir(), 'quartermile-resources-'));
  feed = join(resourcesPath, 'app-update.yml');
  await writeFile(feed, 'provider: generic');
  Object.assign(process, { resourcesPath });
  electron.app.isPackaged = true;
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a newer version is told once it is fetched, and once only', async () => {
  offer('0.2.0');
  await look(3 * DESK_UPDATE_PERIOD_MS);
  expect(autoUpdater.checkForUpdates).toHaveBeenCalledTimes(4);
  expect(ready).toEqual(['0.2.0']);
  expect(desktopMessages.updates.ready('0.2.0')).toBe(
    'Version 0.2.0 is here. It is installed when you quit the app.',
  );
});

test('a version that came while the app was open is told as well', async () => {
  offer('0.2.0');
  await look();
  offer('0.3.0');
  await vi.advanceTimersByTimeAsync(DESK_UPDATE_PERIOD_MS);
  expect(ready).toEqual(['0.2.0', '0.3.0']);
});

test('nothing is told of a version that the app has, or is not to have', async () => {
  autoUpdater.checkForUpdates.mockResolvedValue({
    isUpdateAvailable: false,
    updateInfo: { version: '0.1.0' },
  });
  await look();
  autoUpdater.checkForUpdates.mockResolvedValue(null);
  await vi.advanceTimersByTimeAsync(DESK_UPDATE_PERIOD_MS);
  expect([ready, failures]).toEqual([[], []]);
});

test('a feed that cannot be reached is told once, and looked at again', async () => {
  autoUpdater.checkForUpdates.mockRejectedValue(new Error('net::ERR_CONNECTION_REFUSED'));
  await look(DESK_UPDATE_PERIOD_MS);
  expect(failures).toEqual([new Error('net::ERR_CONNECTION_REFUSED')]);
  offer('0.2.0');
  await vi.advanceTimersByTimeAsync(DESK_UPDATE_PERIOD_MS);
  expect(ready).toEqual(['0.2.0']);
});

test('a download that breaks off is told, and no version with it', async () => {
  const broken = Promise.reject(new Error('sha512 checksum mismatch'));
  broken.catch(() => undefined);
  offer('0.2.0', broken);
  await look();
  expect(failures).toEqual([new Error('sha512 checksum mismatch')]);
  expect(ready).toEqual([]);
});

test('an app that is not installed, or was packed without a feed, looks nowhere', async () => {
  electron.app.isPackaged = false;
  await look();
  electron.app.isPackaged = true;
  await rm(feed);
  await look();
  expect(autoUpdater.checkForUpdates).not.toHaveBeenCalled();
});
