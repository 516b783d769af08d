import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { VideoTitles } from './video-titles.service.js';

const PAGE = 'https://www.facebook.com/some.page/videos/42';
let site: Server;
let origin: string;
/** Answers by the path on the site; 404 for others. */
let answers: Record<string, string>;

beforeEach(async () => {
  answers = {};
  site = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    const answer = answers[pathname];
    if (answer === '->') response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
    else response.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterEach(() => {
  site.close();
});

/** Redirects requests for the sites' hosts to the local test server. */
const titles = new VideoTitles((url, init) => {
  const { pathname, search, origin: host } = new URL(url);
  expect(['https://www.youtube.com', 'https://www.facebook.com']).toContain(host);
  return fetch(origin + pathname + search, init);
});

test('the title of a video of the channel is that of its oEmbed answer', async () => {
  answers['/oembed'] = JSON.stringify({ title: ' Polo GTI "run" ', author_name: 'Somebody' });
  expect(await titles.find('https://youtu.be/abcdefghijk?t=3')).toBe('Polo GTI "run"');
});

test('the title on the social network is the one that its page names for previews', async () => {
  answers['/some.page/videos/42'] =
    '<meta property="og:image" content="x"><meta property="og:title" content="A &quot;run&quot;">';
  expect(await titles.find(PAGE)).toBe('A "run"');
});

test.each([
  ['/oembed', 'no JSON', 'https://youtu.be/abcdefghijk'],
  ['/oembed', 'null', 'https://youtu.be/abcdefghijk'],
  ['/oembed', '{"title":42}', 'https://youtu.be/abcdefghijk'],
  ['/oembed', '{"title":" "}', 'https://youtu.be/abcdefghijk'],
  ['/oembed', '->', 'https://youtu.be/abcdefghijk'],
  ['/elsewhere', '', 'https://youtu.be/abcdefghijk'],
  ['/some.page/videos/42', '<title>No preview</title>', PAGE],
  ['/some.page/videos/42', '->', PAGE],
  ['/oembed', '{"title":"Drive"}', 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view'],
  ['/oembed', '{"title":"Demo"}', 'https://youtu.be/QMdemo00002'],
])('none is known where %s answers %j', async (path, answer, link) => {
  answers[path] = answer;
  expect(await titles.find(link)).toBeNull();
});

test('none is known where the site cannot be reached', async () => {
  site.close();
  expect(await titles.find('https://youtu.be/abcdefghijk')).toBeNull();
});
