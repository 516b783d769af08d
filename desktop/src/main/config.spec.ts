import { expect, test } from 'vitest';
import { loadConfig } from './config.js';

test('is the site that npm start serves, unless told', () => {
  expect(loadConfig({}).siteUrl.href).toBe('http://127.0.0.1:3000/');
});

test('keeps the origin of the site alone', () => {
  expect(loadConfig({ QUARTERMILE_SITE: 'https://example.org/admin?x=1' }).siteUrl.href).toBe(
    'https://example.org/',
  );
});

test.each(['example.org', 'file:///tmp', ''])('refuses "%s" in one line', (text) => {
  expect(() => loadConfig({ QUARTERMILE_SITE: text })).toThrow(/^QUARTERMILE_SITE must be an address[^\n]*$/);
});
