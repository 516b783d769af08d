import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '@quartermile/core/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** As much of Electron as electron-updater itself asks for; its requests are Node's. */
const electron = vi.hoisted(() => ({
  app: {
    isPackaged: true,
    getVersion: () => '0.1.0',
    getName: () => 'quartermile',
    getPath: () => process.resourcesPath,
    whenReady: async () => undefined,
    once: () => undefined,
  },
  net: {},
  session: { fromPartition: () => ({}) },
}));
vi.mock('electron', () => electron);

const installer = Buffer.from('a newer app');
let feed: TestServer;
let version: string;
let checksum: string;
const ready: string[] = [];
const failures: string[] = [];

/** Runs the app's own look at the feed, by electron-updater as an AppImage on Linux has it. */
async function look(): Promise<() => void> {
  const { watchUpdates } = await import('./watch-updates.js');
  return watchUpdates({
    onReady: (found) => ready.push(found),
    onFailure: (error) => failures.push(String(error)),
  });
}

beforeAll(async () => {
  feed = await startTestServer((response, _nth, { path }) => {
    const file = `{ url: app.AppImage, sha512: ${checksum}, size: ${installer.length} }`;
    const news = `version: ${version}\nfiles: [${file}]\npath: app.AppImage\nsha512: ${checksum}\n`;
    if (path.startsWith('/desk/latest-linux')) response.end(news);
    else if (path === '/desk/app.AppImage') response.end(installer);
    else response.writeHead(404).end();
  });
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-feed-'));
  await writeFile(join(folder, 'app-update.yml'), `provider: generic\nurl: ${feed.baseUrl}/desk\n`);
  await writeFile(join(folder, 'old.AppImage'), 'an older app');
  Object.assign(process, { resourcesPath: folder });
  vi.stubEnv('APPIMAGE', join(folder, 'old.AppImage'));
  vi.stubEnv('XDG_CACHE_HOME', folder);
  Object.defineProperty(process, 'platform', { value: 'linux' });
  Object.assign(electron.net, { request });
  const require = createRequire(import.meta.url);
  require.cache[require.resolve('electron')] = Object.assign(Object.create(null), {
    exports: electron,
    loaded: true,
  });
  require('electron-updater').autoUpdater.logger = null;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await feed.close();
});
beforeEach(() => {
  ready.length = 0;
  failures.length = 0;
  checksum = createHash('sha512').update(installer).digest('base64');
});

test('the version that the app has is not fetched again', async () => {
  version = '0.1.0';
  const { default: updater } = await import('electron-updater');
  const answered = once(updater.autoUpdater, 'update-not-available');
  const stop = await look();
  await answered;
  stop();
  expect(feed.received.map(({ path }) => path)).not.toContain('/desk/app.AppImage');
  expect([ready, failures]).toEqual([[], []]);
});

test('a file that is not what the feed says is refused', async () => {
  version = '0.2.0';
  checksum = createHash('sha512').update('another app').digest('base64');
  const stop = await look();
  await expect.poll(() => failures.join(), { timeout: 5000 }).toContain('checksum mismatch');
  expect(ready).toEqual([]);
  stop();
});

test('a newer version is found at the feed that the app was packed with, fetched, checked and told', async () => {
  version = '0.3.0';
  const stop = await look();
  await expect.poll(() => ready, { timeout: 5000 }).toEqual(['0.3.0']);
  expect(feed.received.map(({ path }) => path)).toContain('/desk/app.AppImage');
  expect(failures).toEqual([]);
  stop();
});
