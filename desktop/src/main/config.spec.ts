import { expect, test } from 'vitest';
import { loadConfig } from './config.js';

test('is empty by default', () => {
  expect(loadConfig(false, {})).toEqual({ site: null, pageServer: null, appImage: null });
});

test('reads the path of the AppImage', () => {
  expect(loadConfig(true, { APPIMAGE: '/home/me/quartermile.AppImage' }).appImage).toBe(
    '/home/me/quartermile.AppImage',
  );
});

test('reduces the site to its origin', () => {
  const { site } = loadConfig(true, { QUARTERMILE_SITE: 'https://example.org/admin?x=1' });
  expect(site).toBe('https://example.org');
});

test.each(['http://example.org', 'file:///tmp', ''])('rejects "%s" with a one-line error', (text) => {
  expect(() => loadConfig(true, { QUARTERMILE_SITE: text })).toThrow(
    /^QUARTERMILE_SITE must be an address[^\n]*$/,
  );
});

test('accepts a local development server only while not packaged', () => {
  const env = { ELECTRON_RENDERER_URL: 'http://localhost:5173' };
  expect(loadConfig(false, env).pageServer).toBe('http://localhost:5173');
  expect(loadConfig(true, env).pageServer).toBeNull();
  expect(loadConfig(false, { ELECTRON_RENDERER_URL: 'http://example.org:80' }).pageServer).toBeNull();
});
