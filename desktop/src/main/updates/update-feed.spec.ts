import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '@quartermile/core/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Settings } from '../../shared/settings.js';
import type { UpdatesState } from '../../shared/updates-state.js';
import { Updater } from './updater.js';

/** The parts of Electron that electron-updater uses; requests go through Node. */
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

/** Large enough for a download with progress. */
const installer = Buffer.alloc(400_000, 'a newer app');
let feed: TestServer;
let version: string;
let checksum: string;
const ready: string[] = [];
const states: UpdatesState[] = [];
let hasChannel: boolean;

/** The app's updater with electron-updater's AppImage implementation. */
async function start(channel: Settings['releaseChannel'] = 'latest'): Promise<Updater> {
  const updater = new Updater({
    onReady: (offered) => ready.push(offered),
    onState: () => states.push(updater.state),
    onFailure: () => undefined,
  });
  updater.start(channel);
  await updater.check();
  updater.stop();
  return updater;
}

beforeAll(async () => {
  feed = await startTestServer((response, _nth, { path }) => {
    const file = `{ url: app.AppImage, sha512: ${checksum}, size: ${installer.length} }`;
    const manifest = `version: ${version}\nfiles: [${file}]\npath: app.AppImage\nsha512: ${checksum}\n`;
    const channel = hasChannel ? /^\/app\/(latest|beta)-linux/ : /^\/app\/latest-linux/;
    if (channel.test(path)) response.end(manifest);
    else if (path === '/app/app.AppImage')
      response.writeHead(200, { 'content-length': `${installer.length}` }).end(installer);
    else response.writeHead(404).end();
  });
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-feed-'));
  await writeFile(join(folder, 'app-update.yml'), `provider: generic\nurl: ${feed.baseUrl}/app\n`);
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
  // Without a block map the download is complete; set explicitly, because the fake does not support ranges.
  require('electron-updater').autoUpdater.disableDifferentialDownload = true;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await feed.close();
});
beforeEach(() => {
  ready.length = 0;
  states.length = 0;
  hasChannel = true;
  before = feed.received.length;
  checksum = createHash('sha512').update(installer).digest('base64');
});
let before: number;
/** Requested paths. */
const requestedPaths = (): string[] =>
  feed.received.slice(before).map(({ path }) => path.split('?')[0] ?? '');

test('does not download the current version', async () => {
  version = '0.1.0';
  const { state } = await start();
  expect(state).toEqual({ status: 'none' });
  expect(requestedPaths()).not.toContain('/app/app.AppImage');
});

test('does not install an older version from any channel', async () => {
  version = '0.0.9';
  expect((await start('beta')).state).toEqual({ status: 'none' });
  expect(requestedPaths().join()).toContain('/app/beta-linux');
});

test('an empty channel is not a network error', async () => {
  version = '0.2.0';
  hasChannel = false;
  expect((await start('beta')).state).toEqual({ status: 'failed', reason: 'noVersions' });
});

test('rejects a file with a wrong checksum', async () => {
  version = '0.2.0';
  checksum = createHash('sha512').update('another app').digest('base64');
  expect((await start()).state).toEqual({ status: 'failed', reason: 'damaged' });
  expect(ready).toEqual([]);
});

test('downloads, verifies and announces a newer version', async () => {
  version = '0.3.0';
  const updater = await start();
  expect(ready).toEqual(['0.3.0']);
  expect(requestedPaths()).toContain('/app/app.AppImage');
  expect(updater.state).toEqual({ status: 'ready', version: '0.3.0' });
  expect(states.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['checking', 'downloading', 'ready']),
  );
  expect(updater.readyEngine).not.toBeNull();
});

test('switching channels downloads its version and discards the previous one', async () => {
  version = '0.3.0';
  const updater = await start();
  version = '0.4.0-beta.1';
  await updater.setChannel('beta');
  expect(updater.state).toEqual({ status: 'ready', version: '0.4.0-beta.1' });
});
