import { expect, test } from 'vitest';
import { loadConfig } from './config.js';

test('names nothing unless told', () => {
  expect(loadConfig(false, {})).toEqual({ site: null, pageServer: null });
});

test('keeps the origin of the site alone', () => {
  const { site } = loadConfig(true, { QUARTERMILE_SITE: 'https://example.org/admin?x=1' });
  expect(site).toBe('https://example.org');
});

test.each(['http://example.org', 'file:///tmp', ''])('refuses "%s" in one line', (text) => {
  expect(() => loadConfig(true, { QUARTERMILE_SITE: text })).toThrow(
    /^QUARTERMILE_SITE must be an address[^\n]*$/,
  );
});

test('takes the page from a server of this machine, and only while the app is not packaged', () => {
  const env = { ELECTRON_RENDERER_URL: 'http://localhost:5173' };
  expect(loadConfig(false, env).pageServer).toBe('http://localhost:5173');
  expect(loadConfig(true, env).pageServer).toBeNull();
  expect(loadConfig(false, { ELECTRON_RENDERER_URL: 'http://example.org:80' }).pageServer).toBeNull();
});
