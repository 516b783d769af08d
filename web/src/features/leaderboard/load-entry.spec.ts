import { createClient } from '@quartermile/core/client';
import { defaultBoardQuery, startOfToday, viewBoard, viewEntry } from '@quartermile/core/domain';
import { buildEntry, scriptTransport } from '@quartermile/core/testing';
import { describe, expect, test } from 'vitest';
import { noBoard } from './load-board.js';
import { loadEntry, loadEntryOrLast } from './load-entry.js';

const entries = Array.from({ length: 200 }, (_, index) =>
  buildEntry({ _id: `${index}`, category: 'Our Drag Races', car: { time: `${10 + index}.0` } }),
);

describe('the page of an entry', () => {
  test('is that of the server, which sends no other rows', async () => {
    const served = viewEntry(entries, '150');
    const { transport, tries } = scriptTransport(Response.json(served));
    const client = createClient({ transport, baseUrl: 'http://site.test', retry: false });
    expect(await loadEntry(client, '150')).toEqual({
      board: { view: served?.view, staleSince: null, today: startOfToday(Date.now()) },
      match: served?.match,
      isMissing: false,
    });
    expect(tries).toHaveLength(1);
  });

  test('of a car that left the board shows the board, and that it is gone', async () => {
    const served = { match: null, view: viewBoard(entries, defaultBoardQuery) };
    const { transport } = scriptTransport(
      Response.json(served),
      Response.json(entries),
      Response.json(entries),
    );
    const client = createClient({ transport, baseUrl: 'http://site.test', retry: false });
    for (const page of [await loadEntry(client, 'gone'), await loadEntryOrLast(async () => client, 'gone')]) {
      expect(page).toMatchObject({ match: null, isMissing: true });
      expect(page.board.view?.counts['Our Drag Races']).toBe(200);
    }
  });

  test('that an old copy lacks is not said to be gone: it may be newer', async () => {
    const { transport } = scriptTransport('no connection');
    const entryListStore = { read: () => ({ entries, loadedAt: 0 }), write: () => {} };
    const client = createClient({ transport, baseUrl: 'http://site.test', retry: false, entryListStore });
    const page = await loadEntryOrLast(async () => client, 'unknown');
    expect(page).toMatchObject({ match: null, isMissing: false, board: { staleSince: 0 } });
    expect(page.board.view?.counts['Our Drag Races']).toBe(200);
  });

  test('is looked for once more past the cache: the entry may be newer', async () => {
    const { transport, tries } = scriptTransport(Response.json(entries.slice(0, 1)), Response.json(entries));
    const client = createClient({ transport, baseUrl: 'http://site.test', retry: false });
    const page = await loadEntryOrLast(async () => client, '7');
    expect(page.match?.place.entry._id).toBe('7');
    expect(tries).toHaveLength(2);
  });

  test('is not there, rather than missing, when the second look fails', async () => {
    const { transport } = scriptTransport(Response.json([]), 'no connection');
    const client = createClient({ transport, baseUrl: 'http://site.test', retry: false });
    const page = await loadEntryOrLast(async () => client, '7');
    expect(page).toEqual({ board: noBoard, match: null, isMissing: false });
  });
});
