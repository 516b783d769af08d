import { expect, test } from 'vitest';
import { loadConfig } from './config.js';

test('names no site unless told', () => {
  expect(loadConfig({}).site).toBeNull();
});

test('keeps the origin of the site alone', () => {
  expect(loadConfig({ QUARTERMILE_SITE: 'https://example.org/admin?x=1' }).site).toBe('https://example.org');
});

test.each(['http://example.org', 'file:///tmp', ''])('refuses "%s" in one line', (text) => {
  expect(() => loadConfig({ QUARTERMILE_SITE: text })).toThrow(/^QUARTERMILE_SITE must be an address[^\n]*$/);
});
