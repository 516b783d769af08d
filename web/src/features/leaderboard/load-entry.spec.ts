import { createClient } from '@quartermile/core/client';
import { buildEntry, scriptTransport } from '@quartermile/core/testing';
import { describe, expect, test } from 'vitest';
import { loadEntryOrLast, viewEntry } from './load-entry.js';

const entries = Array.from({ length: 60 }, (_, index) =>
  buildEntry({ _id: `${index}`, category: 'Our Drag Races', car: { time: `${10 + index}.0` } }),
);

describe('the page of an entry', () => {
  test('shows its board, and its place there', () => {
    const found = viewEntry(entries, '2');
    expect(found?.place.position).toBe(3);
    expect(found?.query).toMatchObject({ category: 'Our Drag Races', drivetrain: null, others: 40 });
  });

  test('reaches as far down as the entry stands', () => {
    const found = viewEntry(entries, '59');
    expect(found?.view.others.at(-1)?.entry._id).toBe('59');
  });

  test('does not exist for an unknown id', () => {
    expect(viewEntry(entries, 'nobody')).toBeNull();
  });

  test('is looked for once more past the cache: the entry may be newer', async () => {
    const { transport, tries } = scriptTransport(Response.json(entries.slice(0, 1)), Response.json(entries));
    const client = createClient({ transport, baseUrl: 'http://site.test', retry: false });
    const page = await loadEntryOrLast(client, '7');
    expect(page.found?.place.entry._id).toBe('7');
    expect(tries).toHaveLength(2);
  });
});
