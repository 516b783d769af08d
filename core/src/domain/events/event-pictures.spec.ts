import { describe, expect, test } from 'vitest';
import {
  countEventPictures,
  isEventPicturePath,
  mapEventPictures,
  readEventPicture,
} from './event-pictures.js';

describe('the pictures of an event', () => {
  test('are in any of the picture fields, as text, as objects with a URL, and in a list', () => {
    const document = {
      title: 'a',
      cover: 'b',
      image: { url: 'c', width: 7 },
      images: ['d', { url: 'e' }, 7, { href: 'f' }],
    };
    const seen: [string, string][] = [];
    const mapped = mapEventPictures(document, (picture, path) => {
      seen.push([path, picture]);
      return picture.toUpperCase();
    });
    expect(seen).toEqual([
      ['image.url', 'c'],
      ['cover', 'b'],
      ['images.0', 'd'],
      ['images.1.url', 'e'],
    ]);
    expect(mapped).toEqual({
      title: 'a',
      cover: 'B',
      image: { url: 'C', width: 7 },
      images: ['D', { url: 'E' }, 7, { href: 'f' }],
    });
  });

  test('may be one object in place of the list', () => {
    const upper = (picture: string, path: string) => `${path}:${picture}`;
    expect(mapEventPictures({ images: { url: 'a' } }, upper)).toEqual({ images: { url: 'images.url:a' } });
    expect(mapEventPictures({ images: 'a' }, upper)).toEqual({ images: 'images:a' });
    expect(mapEventPictures({}, upper)).toEqual({});
  });

  test('are counted without blank ones, and the first one is shown', () => {
    const document = { image: ' ', photo: 'b', images: ['c', '', { url: 'd' }] };
    expect(countEventPictures(document)).toBe(3);
    expect(readEventPicture(document)).toBe('b');
    expect([countEventPictures({}), readEventPicture({})]).toEqual([0, null]);
  });

  test('are recognised by the path of a problem', () => {
    const paths = ['image', 'poster', 'images', 'images.0.url', 'title', 'imagesOf', ''];
    expect(paths.filter(isEventPicturePath)).toEqual(['image', 'poster', 'images', 'images.0.url']);
  });
});
