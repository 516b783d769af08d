import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDemoVideoLink } from './demo-video-link.js';
import { parseVideoLink, videoPageUrl, videoPlayerUrl, videoThumbnailUrls } from './video-link.js';

const id = 'dQw4w9WgXcQ';

test.each([
  [`https://www.youtube.com/watch?v=${id}`, 'youtube', id],
  [`https://youtube.com/watch?list=PL1&v=${id}&t=4s`, 'youtube', id],
  [`http://m.youtube.com/watch?v=${id}`, 'youtube', id],
  [`https://www.youtube.com/embed/${id}?rel=0`, 'youtube', id],
  [`https://www.youtube.com/shorts/${id}`, 'youtube', id],
  [`https://www.youtube.com/live/${id}?feature=share`, 'youtube', id],
  [`https://youtu.be/${id}?si=abc`, 'youtube', id],
  [`  https://youtu.be/${id}  `, 'youtube', id],
  ['https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view?usp=sharing', 'drive', '1AbC_dEf-GhIjKlMn'],
  ['https://drive.google.com/open?id=1AbC_dEf-GhIjKlMn', 'drive', '1AbC_dEf-GhIjKlMn'],
  ['https://drive.google.com/uc?export=download&id=1AbC_dEf-GhIjKlMn', 'drive', '1AbC_dEf-GhIjKlMn'],
  ['https://www.facebook.com/somepage/videos/1234567890/', 'facebook', '1234567890'],
  ['https://www.facebook.com/somepage/videos/a-title/1234567890', 'facebook', '1234567890'],
  ['https://m.facebook.com/somepage/videos/42', 'facebook', '42'],
  ['https://www.facebook.com/2020/videos/42', 'facebook', '42'],
  ['https://www.facebook.com/somepage/videos/2nd-run/part2/42', 'facebook', '42'],
  [`https://music.youtube.com/watch?v=${id}`, 'youtube', id],
  [`https://www.youtube-nocookie.com/embed/${id}`, 'youtube', id],
  ['https://drive.google.com/d/1AbC_dEf-GhIjKlMn', 'drive', '1AbC_dEf-GhIjKlMn'],
])('reads %s', (link, kind, expected) => {
  expect(parseVideoLink(link)).toEqual({ kind, id: expected });
});

test.each([
  '',
  'not a link',
  'https://youtube.com/watch',
  'https://youtube.com/watch?v=short',
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/?u=youtube.com/watch?v=${id}`,
  `javascript:alert('youtube.com/watch?v=${id}')`,
  `ftp://youtube.com/watch?v=${id}`,
  'https://drive.google.com/drive/folders/',
  'https://drive.google.com/open?id=../../x',
  'https://www.facebook.com/somepage/photos/123',
  'https://www.facebook.com/videos/words',
  'https://vimeo.com/123456',
  `https://youtu.be/${id}x`,
  `https://youtu.be/x${id}`,
  `https://youtube.com/watch?v=${id}%2F..`,
  `https://wwww.youtube.com/watch?v=${id}`,
  `https://youtube.www.com/watch?v=${id}`,
  `https://vimeo.com/watch?v=${id}`,
  'https://drive.google.com/open?id=1AbC_dEf-GhIjKlMn/..',
  'https://drive.google.com/open?id=../1AbC_dEf-GhIjKlMn',
  'https://vimeo.com/d/1AbC_dEf-GhIjKlMn',
  'https://vimeo.com/somepage/videos/42',
  'https://www.facebook.com/somepage/42',
  'https://www.facebook.com/somepage/videos/42x',
  'https://www.facebook.com/somepage/videos/x42',
  'https://youtube.com/',
])('refuses %s', (link) => {
  expect(parseVideoLink(link)).toBeNull();
});

test('never throws, and embeds from three hosts only', () => {
  const allowed = /^https:\/\/(www\.youtube-nocookie\.com|drive\.google\.com|www\.facebook\.com)\//;
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (text) => {
      const player = videoPlayerUrl(text);
      expect(player === null || allowed.test(player)).toBe(true);
    }),
  );
});

test('returns the id of every valid link', () => {
  const ids = fc.stringMatching(/^[A-Za-z0-9_-]{11}$/);
  fc.assert(
    fc.property(ids, (some) => {
      expect(parseVideoLink(`https://www.youtube.com/watch?v=${some}`)?.id).toBe(some);
      expect(parseVideoLink(`https://youtu.be/${some}`)?.id).toBe(some);
    }),
  );
});

test('returns the player’s URL', () => {
  const social = 'https://www.facebook.com/page/videos/42';
  expect(videoPlayerUrl(`https://youtu.be/${id}`)).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
  expect(videoPlayerUrl('https://drive.google.com/file/d/1AbC_dEf-GhI/view')).toBe(
    'https://drive.google.com/file/d/1AbC_dEf-GhI/preview',
  );
  expect(videoPlayerUrl(social)).toBe(
    `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(social)}`,
  );
  expect(videoPlayerUrl('https://vimeo.com/1')).toBeNull();
});

test('uses a page of this site for a demo video, without a remote thumbnail', () => {
  const demo = [
    'https://youtu.be/QMdemo00002',
    'https://drive.google.com/file/d/QuartermileDemoVideo05/view',
  ];
  for (const link of [...demo, 'https://www.facebook.com/quartermile.example/videos/1000000000000006']) {
    expect(isDemoVideoLink(link)).toBe(true);
    expect(videoPlayerUrl(link)).toBe('/demo-video.html');
    expect(videoThumbnailUrls(link)).toEqual([]);
  }
  expect(isDemoVideoLink(`https://youtu.be/${id}`)).toBe(false);
  expect(videoPlayerUrl('https://vimeo.com/QMdemo00002')).toBeNull();
});

test('returns a social network video’s page on its canonical host', () => {
  expect(videoPageUrl('http://m.facebook.com/page/videos/42?ref=x#y')).toBe(
    'https://www.facebook.com/page/videos/42',
  );
  expect(videoPageUrl('https://www.facebook.com//evil.example/videos/42')).toBe(
    'https://www.facebook.com//evil.example/videos/42',
  );
  expect(videoPageUrl(`https://youtu.be/${id}`)).toBeNull();
  expect(videoPageUrl('https://www.facebook.com/page/photos/42')).toBeNull();
});

test('has thumbnail URLs for the video channel only', () => {
  expect(videoThumbnailUrls(`https://youtu.be/${id}`)[0]).toBe(
    `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`,
  );
  expect(videoThumbnailUrls('https://drive.google.com/file/d/1AbC_dEf-GhI/view')).toEqual([]);
});

test('a link is used without the space around it', () => {
  expect(videoPlayerUrl(' https://www.facebook.com/page/videos/42 ')).toBe(
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fpage%2Fvideos%2F42',
  );
  expect(videoPageUrl(' https://m.facebook.com/page/videos/42 ')).toBe(
    'https://www.facebook.com/page/videos/42',
  );
});

test('a text that is no link has no thumbnails and no page', () => {
  expect([videoThumbnailUrls('none'), videoPageUrl('none'), videoPlayerUrl('none')]).toEqual([
    [],
    null,
    null,
  ]);
});
