import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEventExport } from './read-event-export.js';

const documentsOf = (value: unknown) => readEventExport(JSON.stringify(value)).documents;

describe('readEventExport', () => {
  test('reads a JSON array with unchanged items', () => {
    expect(documentsOf([{ title: 'A' }, 7, null])).toEqual([{ title: 'A' }, 7, null]);
  });

  test('reads an object keyed by id', () => {
    expect(documentsOf({ a: { title: 'A' }, b: { title: 'B', id: 'own' }, c: 3 })).toEqual([
      { title: 'A', id: 'a' },
      { title: 'B', id: 'own' },
      3,
    ]);
  });

  test('reads documents keyed by any id, also by the name of a wrapper or of a field', () => {
    expect(documentsOf({ a: { title: 'A' } })).toEqual([{ title: 'A', id: 'a' }]);
    expect(documentsOf({ data: { title: 'A' }, b: { title: 'B' } })).toEqual([
      { title: 'A', id: 'data' },
      { title: 'B', id: 'b' },
    ]);
    expect(documentsOf({ date: { title: 'A', seconds: 5 } })).toEqual([
      { title: 'A', seconds: 5, id: 'date' },
    ]);
  });

  test.each([
    ['this site’s own import', { documents: [{ title: 'A' }] }],
    ['a named list', { events: [{ title: 'A' }] }],
    ['data', { data: [{ title: 'A' }] }],
    ['items', { items: [{ title: 'A' }] }],
  ])('is %s', (_, value) => {
    expect(documentsOf(value)).toEqual([{ title: 'A' }]);
  });

  test.each([
    ['a named collection', { events: { a: { title: 'A' } } }],
    ['the only collection', { __collections__: { races: { a: { title: 'A' } } } }],
    [
      'the collection of events',
      { __collections__: { users: { u: { name: 'U' } }, events: { a: { title: 'A' } } } },
    ],
    ['nested collections', { __collections__: { events: { a: { title: 'A', __collections__: {} } } } }],
  ])('is %s, keyed by id', (_, value) => {
    expect(documentsOf(value)).toEqual([{ title: 'A', id: 'a' }]);
  });

  test('reads JSON lines, with invalid lines as text', () => {
    const lines = '\uFEFF{"title":"A"}\r\n\r\n{"title":\n{"title":"C"}\n';
    expect(readEventExport(lines).documents).toEqual([{ title: 'A' }, '{"title":', { title: 'C' }]);
  });

  test('skips blank lines, trims invalid ones, and keeps a byte order mark within a text', () => {
    const lines = '{"title":"A\uFEFF"}\n  \t\n  {"title": \n{"title":"C"}';
    expect(readEventExport(lines).documents).toEqual([{ title: 'A\uFEFF' }, '{"title":', { title: 'C' }]);
  });

  test('reads a single event that has a date only', () => {
    expect(documentsOf({ date: '2026-12-05' })).toEqual([{ date: '2026-12-05' }]);
  });

  test('reads a single event', () => {
    expect(documentsOf({ eventName: 'A', venue: { lat: 1, lng: 2 } })).toHaveLength(1);
  });

  test('reads hundreds of documents', () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ id: `e${at}`, title: `Event ${at}` }));
    expect(documentsOf(many)).toHaveLength(500);
  });

  test.each(['', '  \n', '[]', '{"events":[]}'])('reports an empty export (%j)', (text) => {
    expect(readEventExport(text)).toEqual({
      documents: null,
      problem: 'There are no events in this file.',
    });
  });

  test.each([
    ['a picture', '\u0089PNG\r\n\u001a\n'],
    ['a spreadsheet', 'title,date\nA,2026-12-05'],
    ['a broken file', '[{"title": "A"},'],
    ['a pretty broken file', '[\n  {\n    "title": "A"\n'],
    ['text in JSON', '"hello"'],
    ['an empty object', '{}'],
    ['a wrapper of nothing', '{"events": null}'],
    ['a wrapper of a text', '{"events": "none"}'],
    ['a list beside other values', '{"events": [{"title": "A"}], "version": 3}'],
    ['settings', '{"version": 3, "name": null}'],
  ])('is not %s', (_, text) => {
    expect(readEventExport(text)).toEqual({
      documents: null,
      problem: 'This file is no export of events. Please choose a JSON file.',
    });
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const { documents, problem } = readEventExport(text);
        expect((documents === null) !== (problem === null)).toBe(true);
      }),
    );
  });
});
