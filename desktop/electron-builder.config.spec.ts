import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FuseV1Options } from '@electron/fuses';
import { describe, expect, test, vi } from 'vitest';
import config from './electron-builder.config.mjs';
import manifest from './package.json' with { type: 'json' };
import { APP_ID, nameApp, TOAST_ACTIVATOR } from './src/main/app-id.js';

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

  test('sets every known fuse', () => {
    const known = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)));
    const decided = new Set(Object.keys(fuses).map((name) => name.toLowerCase()));
    // electron-builder cannot set the last one, which affects only speed.
    expect(known.filter((name) => !decided.has(name.toLowerCase()))).toEqual(['WasmTrapHandlers']);
  });
});

describe('the installers', () => {
  test('are deb and AppImage, NSIS, and dmg and zip for both Mac architectures', () => {
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

  test('keep the sandbox in the AppImage, which the first toolset disables', () => {
    expect(config.toolsets.appimage).toBe('1.0.3');
    expect(config.linux).not.toHaveProperty('executableArgs');
  });

  test('use the app’s AppUserModelID on Windows, which notifications need', () => {
    expect(APP_ID).toBe(config.appId);
    const received: string[] = [];
    const app = {
      setAppUserModelId: (id: string) => received.push(id),
      setToastActivatorCLSID: (id: string) => received.push(id),
    };
    for (const platform of ['linux', 'darwin', 'win32'] as const) nameApp(app, platform);
    expect(received).toEqual([config.appId, TOAST_ACTIVATOR]);
  });

  test('enable notification buttons on macOS and Windows', () => {
    expect(config.mac.extendInfo).toEqual({ NSUserNotificationAlertStyle: 'alert' });
    expect(TOAST_ACTIVATOR).toMatch(/^\{[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}\}$/);
  });

  test('name the desktop file as Electron does, so that Linux shows the badge on its icon', () => {
    expect(manifest.desktopName).toBe(`${config.executableName}.desktop`);
    expect(config.linux.syncDesktopName).toBe(true);
  });

  test('have the maintainer and home page that a deb requires', () => {
    expect(config.deb.maintainer).toMatch(/^[\w ]+ <\S+@\S+>$/);
    expect(manifest.homepage).toMatch(/^https:/);
  });

  test('contain build information and publish stable versions on the beta channel too', () => {
    expect(config.extraMetadata.builtFrom).toEqual({
      commit: expect.stringMatching(/^[0-9a-f]{7,}$/),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(config.generateUpdatesFilesForAllChannels).toBe(true);
  });

  test('register the deep link scheme', () => {
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

  test.each([16, 24, 32, 48, 64, 128, 256, 512])('exist for Linux at %i px', (side) => {
    expect(sideOf(read(`${config.linux.icon}/${side}x${side}.png`))).toBe(side);
  });

  test('exist for Windows at the recommended sizes', () => {
    const ico = read(config.win.icon);
    const sides = Array.from({ length: ico.readUInt16LE(4) }, (_, nth) => {
      const [length, offset] = [ico.readUInt32LE(6 + 16 * nth + 8), ico.readUInt32LE(6 + 16 * nth + 12)];
      return sideOf(ico.subarray(offset, offset + length));
    });
    expect(sides).toEqual([16, 24, 32, 48, 64, 128, 256]);
  });

  test('exist for macOS up to 1024 px', () => {
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

describe('environment variables', () => {
  const withEnv = async (env: Readonly<Record<string, string | undefined>>) => {
    vi.resetModules();
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const { default: fresh } = await import('./electron-builder.config.mjs');
    vi.unstubAllEnvs();
    return fresh;
  };

  test('the update feed', async () => {
    const feed = 'https://updates.example/desk';
    expect((await withEnv({ QUARTERMILE_UPDATE_FEED: feed })).publish).toEqual([
      { provider: 'generic', url: feed },
    ]);
    expect((await withEnv({ QUARTERMILE_UPDATE_FEED: undefined })).publish).toBeNull();
  });

  test('rejects a feed without https', async () => {
    await expect(withEnv({ QUARTERMILE_UPDATE_FEED: 'http://updates.example/desk' })).rejects.toThrow(
      'QUARTERMILE_UPDATE_FEED must be an https address',
    );
    vi.unstubAllEnvs();
  });

  test('notarising', async () => {
    expect((await withEnv({ APPLE_TEAM_ID: 'TEAM' })).mac.notarize).toBe(true);
    expect((await withEnv({ APPLE_TEAM_ID: undefined })).mac.notarize).toBe(false);
  });

  test('the file contains no signing credentials', () => {
    const words = JSON.stringify(config);
    for (const secret of ['cscLink', 'cscKeyPassword', 'certificate', 'identity', 'password', 'signtool']) {
      expect(words).not.toContain(secret);
    }
  });
});
