import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { expect, test } from '@playwright/test';
import { type PackedApp, packApp } from './harness/pack-app.js';

const FEED = 'https://updates.quartermile.example/desk';
let folder: string;
let app: PackedApp;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermile-packed-'));
  app = await packApp(folder, { QUARTERMILE_UPDATE_FEED: FEED });
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('the packed binary has its fuses set', async () => {
  const wire = await getCurrentFuseWire(app.binary);
  const isOn = (fuse: FuseV1Options) => String.fromCharCode(wire[fuse] ?? 0) === '1';
  expect({
    runAsNode: isOn(FuseV1Options.RunAsNode),
    nodeOptions: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
    inspect: isOn(FuseV1Options.EnableNodeCliInspectArguments),
    cookieEncryption: isOn(FuseV1Options.EnableCookieEncryption),
    asarIntegrity: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
    onlyAsar: isOn(FuseV1Options.OnlyLoadAppFromAsar),
    filePrivileges: isOn(FuseV1Options.GrantFileProtocolExtraPrivileges),
  }).toEqual({
    runAsNode: false,
    nodeOptions: false,
    inspect: false,
    cookieEncryption: true,
    asarIntegrity: true,
    onlyAsar: true,
    filePrivileges: false,
  });
});

test('the archive holds the built app with its pictures and the updater, and nothing else', () => {
  expect(app.files).toEqual(
    expect.arrayContaining([
      'package.json',
      'out/main/main.js',
      'out/preload/preload.cjs',
      'out/renderer/index.html',
      'resources/tray.png',
      'resources/tray@2x.png',
      'resources/trayTemplate.png',
      'resources/trayTemplate@2x.png',
      'resources/badge.png',
      'node_modules/electron-updater/package.json',
    ]),
  );
  const ours = app.files.filter((file) => !file.startsWith('node_modules/'));
  expect(ours.filter((file) => !/^(out|resources)\/|^package\.json$/.test(file))).toEqual([]);
  expect(ours.filter((file) => /\.(map|ts|tsx|env)$/.test(file))).toEqual([]);
  // The updater's own needs; everything else is bundled.
  const packages = new Set(app.files.map((file) => /^node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0]));
  for (const bundled of ['react', 'zod', 'electron', '@quartermile/core']) {
    expect(packages).not.toContain(`node_modules/${bundled}`);
  }
});

test('the app knows the feed that it was packed with', async () => {
  const feed = await app.resource('app-update.yml');
  expect(feed).toContain('provider: generic');
  expect(feed).toContain(`url: ${FEED}`);
});

test('an app that was packed without a feed knows none', async () => {
  const plain = await packApp(join(folder, 'plain'), {});
  expect(await plain.resource('app-update.yml')).toBeNull();
});
