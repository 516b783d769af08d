import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { RemotePictures } from '../media/index.js';
import { VideoThumbnails } from './video-thumbnails.service.js';

const PAGE = '/some.page/videos/1234567890/';
/** The query string is signed, so that any changed character is rejected. */
const SIGNED = '/v/t15/picture_n.jpg?stp=dst-jpg_p720x720&_nc_cat=100&oh=00_AfD%2Bx&oe=69000000';
const escape = (text: string): string => text.replaceAll('&', '&amp;');

describe('the picture of a video on the social network', () => {
  let site: Server;
  let origin: string;
  /** HTML of the page, in which PICTURE is a placeholder for the picture's URL. */
  let html: string;
  let calls: string[];

  beforeEach(async () => {
    calls = [];
    html =
      '<meta property="og:title" content="A &quot;run&quot;" /><meta property="og:image" content="PICTURE" />';
    site = createServer(({ url = '', headers }, response) => {
      calls.push(url);
      // The site returns 400 for requests without these headers.
      const isNamed = (headers['user-agent'] ?? '').startsWith('Mozilla/5.0 (compatible; ');
      if (url === PAGE) {
        if (!isNamed || !headers.accept?.includes('text/html')) return response.writeHead(400).end();
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        const head = html.replace('PICTURE', escape(origin + SIGNED));
        return response.end(`<!DOCTYPE html><html><head>${head}</head><body></body></html>`);
      }
      if (url === '/some.page/videos/42') return response.writeHead(302, { location: PAGE }).end();
      if (url === '/some.page/videos/43')
        return response.writeHead(302, { location: '/login/?next=x' }).end();
      if (url === '/some.page/videos/44') {
        return response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
      }
      if (url === SIGNED) return response.writeHead(200, { 'content-type': 'image/jpeg' }).end('picture');
      return response.writeHead(403).end('URL signature mismatch');
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    site.close();
  });

  /** Redirects requests for the network's host to the local test server. */
  function find(link: string, isAllowed: () => boolean = () => true): Promise<string | null> {
    const fetchPage = (url: string, init: RequestInit): Promise<Response> => {
      expect(url).toMatch(/^https:\/\/www\.facebook\.com\//);
      return fetch(url.replace('https://www.facebook.com', origin), init);
    };
    return new VideoThumbnails(fetchPage, new RemotePictures(isAllowed)).find(link);
  }
  const picture = `data:image/jpeg;base64,${btoa('picture')}`;

  test('is the one that its page names for previews', async () => {
    expect(await find(`https://www.facebook.com${PAGE}?ref=share`)).toBe(picture);
    expect(calls).toEqual([PAGE, SIGNED]);
  });

  test.each([
    "<meta content='PICTURE' property='og:image'>",
    '<META\n  Property="og:image"\n  Content="PICTURE">',
    '<meta property="og:image:width" content="720"><meta property="og:image" content="PICTURE">',
    `<!-- ${'x'.repeat(100_000)} --><meta property="og:image" content="PICTURE">`,
  ])('is read however the tag is written (%#)', async (tag) => {
    html = tag;
    expect(await find(`https://m.facebook.com${PAGE}`)).toBe(picture);
  });

  test('is found behind a redirect on the same host', async () => {
    expect(await find('https://www.facebook.com/some.page/videos/42')).toBe(picture);
  });

  test.each(['43', '44', '45'])(
    'is none behind a login, another host or a page that is gone (%s)',
    async (id) => {
      expect(await find(`https://www.facebook.com/some.page/videos/${id}`)).toBeNull();
      expect(calls).not.toContain(SIGNED);
    },
  );

  test.each([
    '<title>No picture</title>',
    '<meta property="og:image" content="">',
    '<meta property="og:image" content="file:///etc/passwd">',
    `${' '.repeat(1_100_000)}<meta property="og:image" content="PICTURE">`,
  ])('is none where the page names none (%#)', async (head) => {
    html = head;
    expect(await find(`https://www.facebook.com${PAGE}`)).toBeNull();
  });

  test('is never fetched from an address that is not public', async () => {
    expect(await find(`https://www.facebook.com${PAGE}`, () => false)).toBeNull();
    expect(calls).toEqual([PAGE]);
  });

  test('is not looked for where the video is of the demo content', async () => {
    expect(await find('https://www.facebook.com/quartermile.example/videos/1000000000000006')).toBeNull();
    expect(calls).toEqual([]);
  });
});
