import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { expect, test } from '@playwright/test';
import { findPackedApp } from './harness/packed/find-packed-app.js';
import { type PackedApp, packApp } from './harness/packed/pack-app.js';

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

test('the archive contains the built app, its images and the updater, and nothing else', () => {
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
  // The updater's dependencies; everything else is bundled.
  const packages = new Set(app.files.map((file) => /^node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0]));
  for (const bundled of ['react', 'zod', 'electron', '@quartermile/core']) {
    expect(packages).not.toContain(`node_modules/${bundled}`);
  }
});

test('the smoke test finds the packed app', () => {
  expect(findPackedApp(join(folder, 'packed'), 'linux')).toBe(app.binary);
});

test('the app contains licence texts and build information', () => {
  const list = app.files.find((file) => /third-party-licences-[\w-]+\.js$/.test(file)) ?? '';
  const licences = app.read(list);
  const packed = app.files.flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
  const bundled = ['react', 'react-dom', 'zod', 'ky', '@mantine/core', '@fontsource/barlow-condensed'];
  for (const name of [...new Set(packed), ...bundled, 'electron']) {
    expect(licences).toContain(`"name":"${name}","version":"`);
  }
  expect(licences).not.toContain('"text":""');
  for (const words of ['Permission is hereby granted', 'SIL OPEN FONT LICENSE', 'Redistribution and use']) {
    expect(licences).toContain(words);
  }
  const manifest = JSON.parse(app.read('package.json')) as { builtFrom: unknown; homepage: string };
  expect(manifest.builtFrom).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{7,}$/) });
  expect(manifest.homepage).toMatch(/^https:/);
});

test('the app contains the address of its update feed', async () => {
  const feed = await app.resource('app-update.yml');
  expect(feed).toContain('provider: generic');
  expect(feed).toContain(`url: ${FEED}`);
});

test('an app packed without a feed contains none', async () => {
  const plain = await packApp(join(folder, 'plain'), {});
  expect(await plain.resource('app-update.yml')).toBeNull();
});
