import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { desktopMessages } from '../../shared/messages/messages.js';
import type { UpdatesState } from '../../shared/updates-state.js';
import {
  autoUpdater,
  failWith,
  offer,
  offerNothing,
  pass,
  resetAutoUpdater,
} from '../test/fake-auto-updater.js';
import { UPDATE_PERIOD_MS, Updater } from './updater.js';

const electron = vi.hoisted(() => ({ app: { isPackaged: true } }));
vi.mock('electron', () => electron);
vi.mock('electron-updater', async () => ({ default: await import('../test/fake-auto-updater.js') }));

const ready: string[] = [];
const states: UpdatesState[] = [];
let failures: number;
let updater: Updater;
let feed: string;

/** Checks once, or repeatedly for a time, ms. */
async function look(forMs = 0): Promise<void> {
  updater = new Updater({
    onState: () => states.push(updater.state),
    onReady: (version) => ready.push(version),
    onFailure: () => (failures += 1),
  });
  updater.start('latest');
  await pass(forMs);
}

beforeEach(async () => {
  ready.length = 0;
  states.length = 0;
  failures = 0;
  feed = await resetAutoUpdater();
  electron.app.isPackaged = true;
  vi.useFakeTimers();
});
afterEach(() => {
  updater.stop();
  vi.useRealTimers();
});

test('announces a newer version once, after its download', async () => {
  offer('0.2.0');
  await look(3 * UPDATE_PERIOD_MS);
  expect(autoUpdater.checkForUpdates).toHaveBeenCalledTimes(4);
  expect(ready).toEqual(['0.2.0']);
  expect(states.map(({ status }) => status)).toEqual(['checking', 'downloading', 'ready']);
  expect(updater.readyEngine).toBe(autoUpdater);
  expect(desktopMessages.updates.ready('0.2.0')).toBe(
    'Version 0.2.0 is here. It is installed when you quit the app.',
  );
});

test('announces a version released while the app is open', async () => {
  offer('0.2.0');
  await look();
  offer('0.3.0');
  await pass(UPDATE_PERIOD_MS);
  expect(ready).toEqual(['0.2.0', '0.3.0']);
  expect(updater.state).toEqual({ status: 'ready', version: '0.3.0' });
});

test('does not announce the current version', async () => {
  offerNothing();
  await look();
  expect(updater.state).toEqual({ status: 'none' });
  expect([ready, failures, updater.readyEngine]).toEqual([[], 0, null]);
});

test('shows an increasing download percentage', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  offer('0.2.0', promise);
  await look();
  for (const percent of [0.4, 41.7, 41.9, 12, 100]) autoUpdater.emit('download-progress', { percent });
  const shown = states.flatMap((state) => (state.status === 'downloading' ? [state.percent] : []));
  expect(shown).toEqual([0, 41, 100]);
  resolve([]);
  await pass(0);
  expect(updater.state).toEqual({ status: 'ready', version: '0.2.0' });
  autoUpdater.emit('download-progress', { percent: 5 });
  expect(updater.state.status).toBe('ready');
});

test('reports an unreachable feed once and retries', async () => {
  failWith('ECONNREFUSED');
  await look(UPDATE_PERIOD_MS);
  expect(failures).toBe(1);
  expect(updater.state).toEqual({ status: 'failed', reason: 'unreachable' });
  offer('0.2.0');
  await pass(UPDATE_PERIOD_MS);
  expect(ready).toEqual(['0.2.0']);
});

test.each([
  ['ERR_UPDATER_CHANNEL_FILE_NOT_FOUND', 'noVersions'],
  ['ERR_CHECKSUM_MISMATCH', 'damaged'],
  ['HTTP_ERROR_503', 'unreachable'],
  ['ERR_UPDATER_INVALID_UPDATE_INFO', 'other'],
] as const)('%s means: %s', async (code, reason) => {
  failWith(code);
  await look();
  expect(updater.state).toEqual({ status: 'failed', reason });
});

test('reports a manual check only in the state', async () => {
  offerNothing();
  await look();
  failWith('ECONNREFUSED');
  await updater.check();
  expect(updater.state).toEqual({ status: 'failed', reason: 'unreachable' });
  expect(failures).toBe(0);
});

test('merges concurrent checks', async () => {
  offerNothing();
  await look();
  await Promise.all([updater.check(), updater.check()]);
  expect(autoUpdater.checkForUpdates).toHaveBeenCalledTimes(2);
});

test('a downloaded version stays ready when a later check fails or is empty', async () => {
  offer('0.2.0');
  await look();
  failWith('ECONNREFUSED');
  await updater.check();
  offerNothing();
  await updater.check();
  expect(updater.state).toEqual({ status: 'ready', version: '0.2.0' });
});

test('reports an interrupted download', async () => {
  const broken = Promise.reject(Object.assign(new Error('x'), { code: 'ERR_CHECKSUM_MISMATCH' }));
  broken.catch(() => undefined);
  offer('0.2.0', broken);
  await look();
  expect([failures, ready, updater.state]).toEqual([1, [], { status: 'failed', reason: 'damaged' }]);
});

test('is unavailable when not installed or packaged without a feed', async () => {
  electron.app.isPackaged = false;
  await look();
  expect(updater.state).toEqual({ status: 'unavailable' });
  electron.app.isPackaged = true;
  await rm(feed);
  await look();
  await updater.check();
  await updater.setChannel('beta');
  expect(updater.state).toEqual({ status: 'unavailable' });
  expect(autoUpdater.checkForUpdates).not.toHaveBeenCalled();
});

test('is unavailable for installations that electron-updater cannot update', async () => {
  autoUpdater.checkForUpdates.mockResolvedValue(null);
  await look();
  expect(updater.state).toEqual({ status: 'unavailable' });
});
