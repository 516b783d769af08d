import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDemoVideoLink } from './demo-video-link.js';
import { videoAddSchema } from './video.js';
import { parseVideoLink, videoPageUrl, videoPlayerUrl, videoThumbnailUrls } from './video-link.js';

const id = 'dQw4w9WgXcQ';
/** Addresses of one and the same site: for phones, for slow networks, and by language. */
const SOCIAL_HOSTS = 'facebook.com www web m mbasic mobile touch free af-za en-gb pt-br zh-tw es-la de-de'
  .split(' ')
  .map((host) => (host.includes('.') ? host : `${host}.facebook.com`));
/** Links to many videos. `videoseries` and `live_stream` are players of the site and have the length of an id. */
const PLAYLISTS_AND_CHANNELS = [
  'https://www.youtube.com/embed/videoseries?list=PLabcdefghijk',
  'https://www.youtube-nocookie.com/embed/videoseries?list=PLabcdefghijk',
  'https://www.youtube.com/embed/live_stream?channel=UCabcdefghijk',
  'https://www.youtube.com/watch?v=videoseries&list=PLabcdefghijk',
  'https://youtu.be/live_stream',
  'https://www.youtube.com/playlist?list=PLabcdefghijk',
  'https://m.youtube.com/playlist?list=PLabcdefghijk',
  'https://www.youtube.com/watch?list=PLabcdefghijk',
  'https://www.youtube.com/@quartermile',
  'https://www.youtube.com/@quartermile/videos',
  'https://www.youtube.com/channel/UCabcdefghijk',
  'https://www.youtube.com/c/quartermile',
  'https://www.youtube.com/user/quartermile',
  'https://drive.google.com/drive/folders/1AbC_dEf-GhIjKlMn',
  'https://drive.google.com/drive/u/0/folders/1AbC_dEf-GhIjKlMn?id=1AbC_dEf-GhIjKlMn',
  'https://drive.google.com/folderview?id=1AbC_dEf-GhIjKlMn',
  'https://drive.google.com/embeddedfolderview?id=1AbC_dEf-GhIjKlMn#grid',
  'https://www.facebook.com/somepage/videos/',
  'https://m.facebook.com/somepage/videos',
];

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
  ...PLAYLISTS_AND_CHANNELS,
  'https://www.facebook.com/somepage',
  'https://l.facebook.com/page/videos/42',
  'https://developers.facebook.com/page/videos/42',
  'https://af-za.facebook.com.evil.example/page/videos/42',
  'https://web.facebook.com/page/photos/42',
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

test.each(SOCIAL_HOSTS)('a video on %s is the same one, and stored on the canonical host', (host) => {
  const canonical = 'https://www.facebook.com/page/videos/42?t=90';
  const link = `https://${host}/page/videos/42?t=90`;
  expect(parseVideoLink(link)).toEqual({ kind: 'facebook', id: '42' });
  expect(videoAddSchema.parse({ title: 'A', link }).link).toBe(canonical);
  expect(videoAddSchema.parse({ title: 'A', link: link.replace('https', 'http') }).link).toBe(canonical);
  expect(videoPlayerUrl(link)).toBe(
    `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(canonical)}`,
  );
  expect(videoPageUrl(link)).toBe('https://www.facebook.com/page/videos/42');
});

test.each(PLAYLISTS_AND_CHANNELS)('a form says what to use instead of %s', (link) => {
  expect(videoAddSchema.safeParse({ title: 'A', link }).error?.issues[0]?.message).toBe(
    'Invalid video link. Please use the link of one video, not of a playlist, channel or folder.',
  );
});

test.each([
  ['file/d/1AbC_dEf-GhIjKlMn/view?usp=sharing&resourcekey=0-Ab_c9', '?resourcekey=0-Ab_c9'],
  ['file/d/1AbC_dEf-GhIjKlMn/view?resourcekey=0-Ab_c9#x', '?resourcekey=0-Ab_c9'],
  ['open?id=1AbC_dEf-GhIjKlMn&resourcekey=0-Ab_c9', '?resourcekey=0-Ab_c9'],
  ['uc?resourcekey=0-Ab_c9&id=1AbC_dEf-GhIjKlMn', '?resourcekey=0-Ab_c9'],
  ['file/u/1/d/1AbC_dEf-GhIjKlMn/view?resourcekey=0-Ab_c9', '?resourcekey=0-Ab_c9'],
  ['file/d/1AbC_dEf-GhIjKlMn/view?resourcekey=', ''],
  ['file/d/1AbC_dEf-GhIjKlMn/view?resourcekey=%22%3E', ''],
])('the cloud drive’s player has the key of %s', (rest, query) => {
  const link = `https://drive.google.com/${rest}`;
  expect(videoPlayerUrl(link)).toBe(`https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/preview${query}`);
  expect(videoAddSchema.parse({ title: 'A', link }).link).toBe(link);
});

test.each([
  ['watch?v=ID&t=90', 90],
  ['watch?v=ID&t=90s', 90],
  ['watch?v=ID&t=1m30s', 90],
  ['watch?t=1h2m3s&v=ID', 3723],
  ['watch?v=ID&start=90', 90],
  ['watch?v=ID&time_continue=90', 90],
  ['watch?v=ID#t=90', 90],
  ['watch?v=ID#t=1m30s', 90],
  ['embed/ID?start=90', 90],
  ['shorts/ID?t=90', 90],
  ['live/ID?t=2m', 120],
  ['watch?v=ID&t=0', 0],
  ['watch?v=ID&t=soon', 0],
  ['watch?v=ID', 0],
])('the player of %s starts at %d', (rest, second) => {
  const link = `https://www.youtube.com/${rest.replace('ID', id)}`;
  const start = second === 0 ? '' : `?start=${second}`;
  expect(videoPlayerUrl(link)).toBe(`https://www.youtube-nocookie.com/embed/${id}${start}`);
  expect(videoAddSchema.parse({ title: 'A', link }).link).toBe(link);
});

test('stores every accepted link as one of the same video, once and for all', () => {
  const links = fc
    .tuple(fc.constantFrom(...SOCIAL_HOSTS), fc.webPath(), fc.nat(), fc.webQueryParameters())
    .map(([host, path, video, query]) => `https://${host}${path}/videos/${video}?${query}`);
  fc.assert(
    fc.property(links, (link) => {
      const stored = videoAddSchema.safeParse({ title: 'A', link }).data?.link;
      if (stored === undefined) return;
      expect(parseVideoLink(stored)).toEqual(parseVideoLink(link));
      expect(videoAddSchema.parse({ title: 'A', link: stored }).link).toBe(stored);
    }),
  );
});
