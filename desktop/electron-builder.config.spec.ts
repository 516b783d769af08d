import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FuseV1Options } from '@electron/fuses';
import { describe, expect, test, vi } from 'vitest';
import config from './electron-builder.config.mjs';
import manifest from './package.json' with { type: 'json' };
import { APP_ID, nameApp } from './src/main/app-id.js';

const fuses: Readonly<Record<string, boolean>> = config.electronFuses;
const read = (path: string) => readFileSync(join(import.meta.dirname, path));

describe('the binary', () => {
  test('runs nothing but this app', () => {
    expect(fuses).toMatchObject({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableCookieEncryption: true,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: false,
    });
    expect(config.asar).toBe(true);
  });

  test('has every fuse that is known decided about', () => {
    const known = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)));
    const decided = new Set(Object.keys(fuses).map((name) => name.toLowerCase()));
    // electron-builder cannot set the last one, which is about speed.
    expect(known.filter((name) => !decided.has(name.toLowerCase()))).toEqual(['WasmTrapHandlers']);
  });
});

describe('the installers', () => {
  test('are deb and AppImage, NSIS, and dmg with the zip that updates need, for both kinds of Mac', () => {
    const arch = ['arm64', 'x64'];
    expect([config.linux.target, config.win.target, config.mac.target]).toEqual([
      ['deb', 'AppImage'],
      ['nsis'],
      [
        { target: 'dmg', arch },
        { target: 'zip', arch },
      ],
    ]);
  });

  test('keep the sandbox in an AppImage: the first toolset always switches it off', () => {
    expect(config.toolsets.appimage).toBe('1.0.3');
    expect(config.linux).not.toHaveProperty('executableArgs');
  });

  test('give Windows the id by which the app names itself, so that it shows its notifications', () => {
    expect(APP_ID).toBe(config.appId);
    const told: string[] = [];
    const app = { setAppUserModelId: (id: string) => told.push(id) };
    for (const platform of ['linux', 'darwin', 'win32'] as const) nameApp(app, platform);
    expect(told).toEqual([config.appId]);
  });

  test('have what a deb asks for: who keeps it, and a home page', () => {
    expect(config.deb.maintainer).toMatch(/^[\w ]+ <\S+@\S+>$/);
    expect(manifest.homepage).toMatch(/^https:/);
  });

  test('open links of the app', () => {
    expect(config.protocols).toEqual([{ name: 'Quartermile', schemes: ['quartermile'] }]);
  });
});

describe('the icons', () => {
  const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  /** The side of a square PNG, px. */
  const sideOf = (png: Buffer): number => {
    expect(png.subarray(0, PNG.length)).toEqual(PNG);
    expect(png.readUInt32BE(16)).toBe(png.readUInt32BE(20));
    return png.readUInt32BE(16);
  };

  test.each([16, 24, 32, 48, 64, 128, 256, 512])('are there for Linux at %i px', (side) => {
    expect(sideOf(read(`${config.linux.icon}/${side}x${side}.png`))).toBe(side);
  });

  test('are there for Windows at the sizes of its guide', () => {
    const ico = read(config.win.icon);
    const sides = Array.from({ length: ico.readUInt16LE(4) }, (_, nth) => {
      const [length, offset] = [ico.readUInt32LE(6 + 16 * nth + 8), ico.readUInt32LE(6 + 16 * nth + 12)];
      return sideOf(ico.subarray(offset, offset + length));
    });
    expect(sides).toEqual([16, 24, 32, 48, 64, 128, 256]);
  });

  test('are there for a Mac, up to 1024 px', () => {
    const icns = read(config.mac.icon);
    expect(icns.readUInt32BE(4)).toBe(icns.length);
    const sides: number[] = [];
    for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
      sides.push(sideOf(icns.subarray(at + 8)));
    }
    expect(sides).toEqual([16, 32, 32, 64, 128, 256, 256, 512, 512, 1024]);
  });

  test.each([
    ['tray.png', 16],
    ['tray@2x.png', 32],
    ['trayTemplate.png', 16],
    ['trayTemplate@2x.png', 32],
    ['badge.png', 32],
  ])('%s has %i px', (file, side) => {
    expect(sideOf(read(`resources/${file}`))).toBe(side);
  });
});

describe('what is read from the environment', () => {
  const withEnv = async (env: Readonly<Record<string, string | undefined>>) => {
    vi.resetModules();
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const { default: fresh } = await import('./electron-builder.config.mjs');
    vi.unstubAllEnvs();
    return fresh;
  };

  test('the feed of updates', async () => {
    const feed = 'https://updates.example/desk';
    expect((await withEnv({ QUARTERMILE_UPDATE_FEED: feed })).publish).toEqual([
      { provider: 'generic', url: feed },
    ]);
    expect((await withEnv({ QUARTERMILE_UPDATE_FEED: undefined })).publish).toBeNull();
  });

  test('a feed that anybody on the way could change is refused', async () => {
    await expect(withEnv({ QUARTERMILE_UPDATE_FEED: 'http://updates.example/desk' })).rejects.toThrow(
      'QUARTERMILE_UPDATE_FEED must be an https address',
    );
    vi.unstubAllEnvs();
  });

  test('whether the app is notarised', async () => {
    expect((await withEnv({ APPLE_TEAM_ID: 'TEAM' })).mac.notarize).toBe(true);
    expect((await withEnv({ APPLE_TEAM_ID: undefined })).mac.notarize).toBe(false);
  });

  test('nothing that signs stands in the file', () => {
    const words = JSON.stringify(config);
    for (const secret of ['cscLink', 'cscKeyPassword', 'certificate', 'identity', 'password', 'signtool']) {
      expect(words).not.toContain(secret);
    }
  });
});
