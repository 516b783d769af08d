import { expect, test } from 'vitest';
import { messages } from '../messages.js';
import {
  pastEventAddSchema,
  pastEventPictureAddSchema,
  pastEventUpdateSchema,
  pastEventVideoAddSchema,
} from './past-event.js';

const problemsOf = (
  schema: typeof pastEventAddSchema | typeof pastEventUpdateSchema,
  body: object,
): string[] => schema.safeParse(body).error?.issues.map(({ message }) => message) ?? [];

test('requires a title and a date', () => {
  expect(problemsOf(pastEventAddSchema, {})).toEqual([
    messages.pastEvents.titleRequired,
    messages.pastEvents.dateRequired,
  ]);
  expect(problemsOf(pastEventAddSchema, { title: 'Shoot-out', date: 'last winter' })).toEqual([
    messages.pastEvents.dateInvalid,
  ]);
});

test.each([
  ['2026-07-18', '2026-07-18'],
  ['18 July 2026', '2026-07-18'],
  ['2026-07-18T10:00', '2026-07-18T08:00:00.000Z'],
  ['2026-07-18T10:00:00.000Z', '2026-07-18T10:00:00.000Z'],
])('the date %s is stored as %s', (date, stored) => {
  expect(pastEventAddSchema.parse({ title: 'Shoot-out', date }).date).toBe(stored);
});

test('adds defaults', () => {
  expect(pastEventAddSchema.parse({ title: ' Shoot-out ', date: '2026-07-18' })).toEqual({
    title: 'Shoot-out',
    date: '2026-07-18',
    description: null,
    location: null,
    image: null,
    featured: false,
  });
});

test('an update omits absent fields', () => {
  expect(pastEventUpdateSchema.parse({})).toEqual({});
  expect(pastEventUpdateSchema.parse({ description: '', image: null })).toEqual({
    description: '',
    image: null,
  });
  expect(problemsOf(pastEventUpdateSchema, { title: ' ' })).toEqual([messages.pastEvents.titleRequired]);
});

test('accepts videos of the three supported kinds only', () => {
  expect(pastEventVideoAddSchema.parse({ link: 'https://youtu.be/abcdefghijk' }).title).toBeNull();
  expect(pastEventVideoAddSchema.safeParse({ link: 'https://example.com/v' }).error?.issues[0]?.message).toBe(
    messages.video.linkInvalid,
  );
});

test('accepts uploaded and existing pictures', () => {
  expect(pastEventPictureAddSchema.safeParse({ image: '/media/abc', caption: 'The start' }).success).toBe(
    true,
  );
  expect(pastEventPictureAddSchema.safeParse({ image: 'https://example.com/a.png' }).success).toBe(false);
});

test('an edit has at most as many pictures and videos as an event may have', () => {
  const picture = { image: '/media/0123456789abcdef0123456789abcdef.webp' };
  const video = { link: 'https://youtu.be/abcdefghijk' };
  const videos = (length: number) =>
    problemsOf(pastEventUpdateSchema, { videos: Array.from({ length }, () => video) });
  expect([videos(0), videos(50)]).toEqual([[], []]);
  expect(videos(51)).toEqual([messages.pastEvents.videosFull(50)]);
  const pictures = Array.from({ length: 201 }, () => picture);
  expect(problemsOf(pastEventUpdateSchema, { gallery: pictures })).toContain(
    messages.pastEvents.galleryFull(200),
  );
  expect(problemsOf(pastEventUpdateSchema, { gallery: [] })).toEqual([]);
});

test('an edit may remove the picture by an empty text', () => {
  expect(pastEventUpdateSchema.parse({ image: '' })).toEqual({ image: '' });
  expect(problemsOf(pastEventUpdateSchema, { image: 'x' })).toEqual([messages.image.notAnImage]);
});
