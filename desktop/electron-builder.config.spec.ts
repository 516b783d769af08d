import { FuseV1Options } from '@electron/fuses';
import { expect, test } from 'vitest';
import config from './electron-builder.config.mjs';

const fuses: Readonly<Record<string, boolean>> = config.electronFuses;

test('the binary runs nothing but this app', () => {
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

test('every fuse that is known is decided about', () => {
  const known = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)));
  const decided = new Set(Object.keys(fuses).map((name) => name.toLowerCase()));
  // electron-builder cannot set the last one, which is about speed.
  expect(known.filter((name) => !decided.has(name.toLowerCase()))).toEqual(['WasmTrapHandlers']);
});
