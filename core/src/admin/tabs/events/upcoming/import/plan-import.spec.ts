import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batchImport } from './batch-import.js';
import { planImport } from './plan-import.js';

const now = new Date('2026-11-21T08:00:00Z');
const plan = (documents: readonly unknown[], storedIds: readonly string[] = []) =>
  planImport(documents, { now, storedIds: new Set(storedIds) });
const fates = (documents: readonly unknown[]) => plan(documents).map(({ fate, reason }) => reason ?? fate);

const deep = (levels: number): unknown => (levels === 0 ? 'end' : { next: deep(levels - 1) });

describe('the plan of an import', () => {
  test('distinguishes upcoming, past and undated events by any of the accepted field names', () => {
    expect(
      fates([
        { title: 'A', date: '2026-12-05' },
        { eventName: 'B', startDate: { _seconds: 1_796_486_400 } },
        { name: 'C', when: 1_600_000_000 },
        { title: 'D', date: 'soon' },
        { summary: 'no name at all' },
        { title: 'Today', day: '2026-11-21' },
      ]),
    ).toEqual(['upcoming', 'upcoming', 'past', 'undated', 'undated', 'upcoming']);
  });

  test('says why a document is skipped, and goes on', () => {
    const hostile: unknown[] = [
      null,
      'text',
      ['a list'],
      { title: 'nul \0' },
      deep(40),
      { text: 'x'.repeat(70_000) },
      Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`f${at}`, at])),
      JSON.parse('{"__proto__": {"title": "A"}}'),
      { id: '..', title: 'A' },
      { id: 'x'.repeat(101), title: 'A' },
      { images: Array.from({ length: 11 }, () => 'data:image/png;base64,AAAA') },
      { title: 'Good', date: '2026-12-05' },
    ];
    expect(fates(hostile)).toEqual([
      'An event must be a JSON object.',
      'An event must be a JSON object.',
      'An event must be a JSON object.',
      'This text contains characters that cannot be stored.',
      'This event is nested too deeply.',
      'This event is too large.',
      'This event is too large.',
      'This event has a field whose name cannot be stored.',
      'The id of this event cannot be kept.',
      'The id of this event cannot be kept.',
      'An event may bring at most 10 pictures.',
      'upcoming',
    ]);
  });

  test('takes the last of two documents with one id', () => {
    expect(fates([{ id: 'a', title: 'Old' }, { _id: 'a', title: 'New' }, { title: 'Other' }])).toEqual([
      'A later document in this file has the same id.',
      'undated',
      'undated',
    ]);
  });

  test('knows which stored events are replaced', () => {
    expect(plan([{ id: 'a' }, { id: 'b' }, {}], ['a']).map(({ replaces }) => replaces)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('shows what a visitor will see', () => {
    const [first] = plan([{ name: 'A', venue: { lat: -26, lng: 28 }, photo: 'https://example.com/a.jpg' }]);
    expect(first?.event).toMatchObject({
      title: 'A',
      location: { kind: 'coordinates', lat: -26, lng: 28 },
      image: 'https://example.com/a.jpg',
    });
  });

  test('never throws, and loses no document', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.anything())), (documents) => {
        expect(plan(documents).map(({ index }) => index)).toEqual(documents.map((_, at) => at));
      }),
    );
  });
});

describe('the calls of an import', () => {
  const sizes = (documents: readonly unknown[]) =>
    batchImport(plan(documents)).map(({ events }) => events.length);
  const withPicture = (bytes: number) => ({
    title: 'A',
    image: `data:image/png;base64,${'A'.repeat(bytes)}`,
  });

  test('carry a hundred documents each', () => {
    expect(sizes(Array.from({ length: 500 }, (_, at) => ({ title: `Event ${at}` })))).toEqual([
      100, 100, 100, 100, 100,
    ]);
  });

  test('stay small where documents bring pictures, and carry a large one alone', () => {
    const [small, large] = [withPicture(400_000), withPicture(2_000_000)];
    expect(sizes([small, small, small, large, small])).toEqual([2, 1, 1, 1]);
  });

  test('bring ten pictures from other sites at most, so that each call ends soon', () => {
    const linked = { title: 'A', images: ['https://example.com/a.jpg', 'https://example.com/b.jpg'] };
    expect(sizes(Array.from({ length: 12 }, () => linked))).toEqual([5, 5, 2]);
  });

  test('leave out what is skipped, and keep the order of the file', () => {
    const [batch] = batchImport(plan([{ title: 'A' }, 7, { title: 'B' }]));
    expect(batch?.events.map(({ index }) => index)).toEqual([0, 2]);
  });

  test('have a key each', () => {
    const keys = batchImport(plan(Array.from({ length: 300 }, () => ({})))).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });
});
