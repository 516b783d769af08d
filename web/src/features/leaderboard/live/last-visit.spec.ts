import { buildEntry } from '@quartermile/core/testing';
import { beforeEach, expect, test } from 'vitest';
import { noteEntries, noteVisit } from './last-visit.js';

const HOUR_MS = 3_600_000;
const golf = buildEntry({ _id: 'golf', category: 'World Facts', createdAt: '2026-11-01T10:00:00.000Z' });
const polo = buildEntry({ _id: 'polo', category: 'Our Drag Races', createdAt: '2026-11-02T10:00:00.000Z' });
const jazz = buildEntry({ _id: 'jazz', category: 'Our Drag Races', createdAt: '2026-11-03T10:00:00.000Z' });

beforeEach(() => localStorage.clear());

test('nothing is new on a first visit, also what comes during it', () => {
  expect(noteEntries([golf], 0)).toBeNull();
  noteVisit(1000);
  expect(noteEntries([golf, polo], 1000)).toBeNull();
});

test('what came since the last visit is new, by board', () => {
  noteEntries([golf], 0);
  noteVisit(HOUR_MS);
  expect(noteEntries([golf, polo, jazz], HOUR_MS)).toEqual({
    ids: ['polo', 'jazz'],
    notes: {
      'World Facts': 'Nothing new since your last visit',
      'Our Drag Races': '2 new since your last visit',
      'Votes by Viewers': 'Nothing new since your last visit',
    },
    mark: 'New since your last visit',
  });
});

test('stays new until the next visit, also after a reload', () => {
  noteEntries([golf], 0);
  noteVisit(HOUR_MS);
  noteEntries([golf, polo], HOUR_MS);
  noteVisit(HOUR_MS + 60_000);
  expect(noteEntries([golf, polo], HOUR_MS + 60_000)?.ids).toEqual(['polo']);
  noteVisit(3 * HOUR_MS);
  expect(noteEntries([golf, polo], 3 * HOUR_MS)?.ids).toEqual([]);
});

test.each(['no JSON', '{"at":"soon"}', '7'])('a stored visit %s counts as none', (stored) => {
  localStorage.setItem('quartermile.boardVisit', stored);
  noteVisit();
  expect(noteEntries([golf])).toBeNull();
});
