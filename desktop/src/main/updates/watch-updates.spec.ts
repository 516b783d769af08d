import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { lookForUpdates } from './look-for-updates.js';

const electron = vi.hoisted(() => ({ app: { isPackaged: true } }));
const autoUpdater = vi.hoisted(() => ({ checkForUpdatesAndNotify: vi.fn() }));
vi.mock('electron', () => electron);
vi.mock('electron-updater', () => ({ default: { autoUpdater } }));

const failures: unknown[] = [];
const look = () => lookForUpdates((error) => failures.push(error));

beforeEach(async () => {
  failures.length = 0;
  autoUpdater.checkForUpdatesAndNotify.mockReset();
  const resourcesPath = await mkdtemp(join(tmpdir(), 'quartermile-resources-'));
  await writeFile(join(resourcesPath, 'app-update.yml'), 'provider: generic');
  Object.assign(process, { resourcesPath });
  electron.app.isPackaged = true;
});

test('a feed that cannot be reached is told, and the app goes on', async () => {
  autoUpdater.checkForUpdatesAndNotify.mockRejectedValue(new Error('net::ERR_CONNECTION_REFUSED'));
  await look();
  expect(failures).toEqual([new Error('net::ERR_CONNECTION_REFUSED')]);
});

test('a download that breaks off is told, and the app goes on', async () => {
  const downloadPromise = Promise.reject(new Error('sha512 checksum mismatch'));
  autoUpdater.checkForUpdatesAndNotify.mockResolvedValue({ downloadPromise });
  await look();
  expect(failures).toEqual([new Error('sha512 checksum mismatch')]);
});

test('an app that is not installed looks nowhere', async () => {
  electron.app.isPackaged = false;
  await look();
  expect(autoUpdater.checkForUpdatesAndNotify).not.toHaveBeenCalled();
});
