import { expect, test } from 'vitest';
import { remotePicturesOf } from './remote-pictures.js';

test('lists each remote picture once, without uploads and the site’s own pictures', () => {
  const poster = 'https://example.com/poster.jpg';
  expect(
    remotePicturesOf({
      imageUrl: poster,
      photo: 'data:image/png;base64,AAAA',
      cover: '/media/abc-10x10',
      banner: ' ',
      poster: { url: poster },
      images: [{ url: 'gs://bucket/other.jpg' }, 7, 'other.jpg'],
      website: 'https://example.com',
    }),
  ).toEqual([poster, 'gs://bucket/other.jpg', 'other.jpg']);
  expect(remotePicturesOf({ title: 'No picture' })).toEqual([]);
});
