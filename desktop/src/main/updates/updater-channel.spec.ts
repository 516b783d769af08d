import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  autoUpdater,
  lastChannel,
  offer,
  offerNothing,
  pass,
  resetAutoUpdater,
} from '../test/fake-auto-updater.js';
import { Updater } from './updater.js';

const electron = vi.hoisted(() => ({ app: { isPackaged: true } }));
vi.mock('electron', () => electron);
vi.mock('electron-updater', async () => ({ default: await import('../test/fake-auto-updater.js') }));

const ready: string[] = [];
let failures: number;
let updater: Updater;

/** Checks once. */
async function look(): Promise<void> {
  updater = new Updater({
    onState: () => undefined,
    onReady: (version) => ready.push(version),
    onFailure: () => (failures += 1),
  });
  updater.start('latest');
  await pass(0);
}

beforeEach(async () => {
  ready.length = 0;
  failures = 0;
  await resetAutoUpdater();
  electron.app.isPackaged = true;
  vi.useFakeTimers();
});
afterEach(() => {
  updater.stop();
  vi.useRealTimers();
});

test('checks a new channel at once and never downgrades', async () => {
  offer('0.3.0-beta.1');
  await look();
  offerNothing();
  await updater.setChannel('beta');
  expect([lastChannel(), autoUpdater.allowDowngrade]).toEqual(['beta', false]);
  expect(updater.state).toEqual({ status: 'none' });
  // The previous channel's download is not installed on exit.
  expect(autoUpdater.autoInstallOnAppQuit).toBe(false);
  expect(updater.readyEngine).toBeNull();
  offer('0.4.0');
  await updater.check();
  expect(autoUpdater.autoInstallOnAppQuit).toBe(true);
});

test('does not check when the channel is unchanged', async () => {
  offerNothing();
  await look();
  await updater.setChannel('latest');
  expect(autoUpdater.checkForUpdates).toHaveBeenCalledTimes(1);
});

test('cancels a download of the previous channel', async () => {
  const { promise, reject } = Promise.withResolvers<unknown>();
  const { cancel } = offer('0.3.0-beta.1', promise);
  cancel.mockImplementation(() => reject(new Error('cancelled')));
  await look();
  expect(updater.state.status).toBe('downloading');
  offerNothing();
  await updater.setChannel('beta');
  expect(cancel).toHaveBeenCalled();
  expect([ready, failures, updater.state]).toEqual([[], 0, { status: 'none' }]);
});

test('cancels a download that starts during the change', async () => {
  const checked = Promise.withResolvers<unknown>();
  const download = Promise.withResolvers<unknown>();
  autoUpdater.checkForUpdates.mockReturnValueOnce(checked.promise);
  await look();
  offerNothing();
  const changing = updater.setChannel('beta');
  checked.resolve({
    isUpdateAvailable: true,
    updateInfo: { version: '0.3.0' },
    downloadPromise: download.promise,
    cancellationToken: { cancel: () => download.reject(new Error('cancelled')) },
  });
  await changing;
  expect([ready, updater.state]).toEqual([[], { status: 'none' }]);
});
