import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { messages } from '../messages.js';
import {
  eventDocumentProblem,
  eventDocumentSchema,
  eventImportReportSchema,
  eventImportSchema,
  isUsableEventId,
  storedEventSchema,
} from './event-document.js';
import { isOwnPicture, mapEventPictures } from './event-pictures.js';

const problemOf = (document: unknown): string | undefined =>
  eventDocumentSchema.safeParse(document).error?.issues[0]?.message;
const nested = (depth: number): object => (depth === 1 ? {} : { inner: nested(depth - 1) });
const picture = 'data:image/png;base64,AAAA';

test('accepts any object within the size limits unchanged', () => {
  const document = { title: 'Track day', tags: ['a', 1, null, { b: true }], start: { _seconds: 5 } };
  expect(eventDocumentSchema.parse(document)).toEqual(document);
  expect(eventDocumentSchema.parse({})).toEqual({});
});

test.each([
  [null, messages.events.notADocument],
  [[], messages.events.notADocument],
  ['text', messages.events.notADocument],
  [{ title: 'a\0b' }, messages.request.text],
  [{ title: '\ud800' }, messages.request.text],
  [{ 'a\0b': 1 }, messages.events.unusableField],
  [JSON.parse('{"__proto__":{"title":"x"}}'), messages.events.unusableField],
  [JSON.parse('{"place":{"__proto__":null}}'), messages.events.unusableField],
  [{ deep: { deeper: ['\0'] } }, messages.request.text],
  [nested(17), messages.events.documentTooDeep],
  [{ text: 'x'.repeat(64 * 1024 + 1) }, messages.events.documentTooBig],
  [{ ['x'.repeat(64 * 1024 + 1)]: 1 }, messages.events.documentTooBig],
  [{ list: Array.from({ length: 1001 }, () => 0) }, messages.events.documentTooBig],
  [{ notAPicture: `data:image/png;base64,${'A'.repeat(70_000)}` }, messages.events.documentTooBig],
  [{ images: Array.from({ length: 11 }, () => picture) }, messages.events.tooManyPictures(10)],
])('refuses %#', (document, message) => {
  expect(problemOf(document)).toBe(message);
});

test('accepts a document of maximum depth', () => {
  expect(problemOf(nested(16))).toBeUndefined();
});

test.each([
  ['fields', { list: Array.from({ length: 999 }, () => 0) }],
  ['text', { a: 'x'.repeat(64 * 1024 - 1) }],
  ['names', { ['x'.repeat(32 * 1024)]: 1, ['y'.repeat(32 * 1024)]: 2 }],
  ['pictures', { images: Array.from({ length: 10 }, () => picture) }],
])('accepts a document with the most %s', (_, document) => {
  expect(problemOf(document)).toBeUndefined();
});

test('does not count links of pictures as uploads, but as text', () => {
  const link = 'https://example.com/a.jpg';
  expect(problemOf({ images: Array.from({ length: 11 }, () => link) })).toBeUndefined();
  expect(problemOf({ image: link + 'x'.repeat(64 * 1024) })).toBe(messages.events.documentTooBig);
});

test('does not count uploaded pictures towards the size', () => {
  const big = `data:image/png;base64,${'A'.repeat(500_000)}`;
  expect(problemOf({ image: big, images: [{ url: big }, big] })).toBeUndefined();
});

test('validates a document of any depth without stack overflow', () => {
  let deep: object = {};
  for (let level = 0; level < 200_000; level += 1) deep = { deep };
  expect(eventDocumentProblem({ deep })).toBe(messages.events.documentTooDeep);
});

test('accepts a list of anything as an import, up to 2000 items', () => {
  expect(eventImportSchema.safeParse({ documents: [1, null, {}] }).success).toBe(true);
  expect(eventImportSchema.safeParse({ documents: {} }).error?.issues[0]?.message).toBe(
    messages.events.documentsRequired,
  );
  const many = { documents: Array.from({ length: 2001 }, () => ({})) };
  expect(eventImportSchema.safeParse(many).error?.issues[0]?.message).toBe(
    messages.events.tooManyDocuments(2000),
  );
});

test('a stored event has an id and any other fields', () => {
  expect(storedEventSchema.parse({ id: 'a', title: 'A' })).toEqual({ id: 'a', title: 'A' });
  expect(storedEventSchema.safeParse({ title: 'A' }).success).toBe(false);
});

test('the report of an import is returned whole', () => {
  const report = { imported: 2, skipped: [{ index: 1, reason: 'Too big' }] };
  expect(eventImportReportSchema.parse(report)).toEqual(report);
  const missing = { ...report, missingPictures: [{ index: 0, picture: '/a.jpg', reason: 'Gone' }] };
  expect(eventImportReportSchema.parse(missing)).toEqual(missing);
  const undated = { ...report, undated: [{ index: 0, title: 'A' }] };
  expect(eventImportReportSchema.parse(undated)).toEqual(undated);
  expect(eventImportReportSchema.safeParse({ imported: 1.5, skipped: [] }).success).toBe(false);
});

test.each(['abc', '0', 'a b/ä', '...', 'x'.repeat(100)])('keeps the id %s', (id) => {
  expect(isUsableEventId(id)).toBe(true);
});

test.each(['', '.', '..', 'a\0', '\udc00', 'x'.repeat(101)])('does not keep the id %j', (id) => {
  expect(isUsableEventId(id)).toBe(false);
});

test('replaces only values of picture fields', () => {
  const document = {
    title: 'a',
    image: 'a',
    poster: { url: 'a', alt: 'a' },
    images: ['a', { url: 'a' }, 5],
    nested: { image: 'a' },
  };
  expect(mapEventPictures(document, (text) => text.toUpperCase())).toEqual({
    title: 'a',
    image: 'A',
    poster: { url: 'A', alt: 'a' },
    images: ['A', { url: 'A' }, 5],
    nested: { image: 'a' },
  });
  expect(mapEventPictures({ images: { url: 'a' } }, () => 'b')).toEqual({ images: { url: 'b' } });
});

test('returns an equal document when no picture is replaced', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (document) => {
      expect(mapEventPictures(document, (text) => text)).toEqual({ ...document });
    }),
  );
});

test('recognises the site’s own pictures', () => {
  expect(isOwnPicture('/media/abc')).toBe(true);
  expect(isOwnPicture('https://example.com/media/abc')).toBe(false);
  expect(isOwnPicture('//example.com/media/')).toBe(false);
  expect(isOwnPicture(null)).toBe(false);
});
