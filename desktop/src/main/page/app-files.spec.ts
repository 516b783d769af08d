import { expect, test } from 'vitest';
import { resolveAppUrl } from './app-files.js';

const folder = '/opt/app/renderer';

test.each([
  ['app://quartermile/', '/opt/app/renderer/index.html'],
  ['app://quartermile/assets/index.js', '/opt/app/renderer/assets/index.js'],
  ['app://quartermile/a%20b.js', '/opt/app/renderer/a b.js'],
])('%s is the file %s', (url, path) => {
  expect(resolveAppUrl(url, folder)).toEqual({ kind: 'file', path });
});

test('maps a picture to the site, with its signature', () => {
  expect(resolveAppUrl('app://quartermile/media/abc?signature=1&w=640', folder)).toEqual({
    kind: 'media',
    path: '/media/abc?signature=1&w=640',
  });
});

test.each(['/icon-192.png', '/logo.png'])('maps %s of the brand to the site', (path) => {
  expect(resolveAppUrl(`app://quartermile${path}`, folder)).toEqual({ kind: 'media', path });
});

test.each([
  'app://quartermile/%2e%2e%2f%2e%2e%2fetc/passwd',
  'app://quartermile/..%2Frenderer-old/index.html',
  'app://quartermile/%00',
  'app://quartermile/%zz',
  'app://elsewhere/index.html',
  'file:///etc/passwd',
  'nonsense',
])('%s is nothing', (url) => {
  expect(resolveAppUrl(url, folder)).toEqual({ kind: 'nothing' });
});
