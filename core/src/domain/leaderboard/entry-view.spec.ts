import { describe, expect, test } from 'vitest';
import { buildEntry } from '../../testing/build-entry.js';
import { viewEntry } from './entry-view.js';

const entries = Array.from({ length: 200 }, (_, index) =>
  buildEntry({ _id: `${index}`, category: 'Our Drag Races', car: { time: `${10 + index}.0` } }),
);

describe('the page of an entry', () => {
  test('shows its board, and its place there', () => {
    const match = viewEntry(entries, '2')?.match;
    expect(match?.place.position).toBe(3);
    expect(match?.query).toMatchObject({ category: 'Our Drag Races', drivetrain: null, others: 40 });
  });

  test('shows the first rows where the entry is among them', () => {
    expect(viewEntry(entries, '49')?.view).toMatchObject({ othersAbove: 0, othersLeft: 150 });
  });

  test('shows the rows around an entry far down, and no more than another page', () => {
    const view = viewEntry(entries, '150')?.view;
    expect(view).toMatchObject({ othersAbove: 120, othersLeft: 30 });
    expect(view?.others.map(({ entry }) => entry._id)).toEqual(
      Array.from({ length: 40 }, (_, index) => `${130 + index}`),
    );
  });

  test('shows the rows from the start for the first forty other entries', () => {
    expect(viewEntry(entries, '10')?.match.query.from).toBe(0);
    expect(viewEntry(entries, '49')?.match.query.from).toBe(0);
    expect(viewEntry(entries, '50')?.match.query.from).toBe(20);
    expect(viewEntry(entries, '10')?.match.place.position).toBe(11);
  });

  test('is that of its own board', () => {
    const voted = buildEntry({ _id: 'voted', category: 'Votes by Viewers' });
    const page = viewEntry([...entries, voted], 'voted');
    expect(page?.match.query.category).toBe('Votes by Viewers');
    expect(page?.view).toMatchObject({ cars: 1, counts: { 'Our Drag Races': 200, 'Votes by Viewers': 1 } });
  });

  test('does not exist for an unknown id', () => {
    expect(viewEntry(entries, 'nobody')).toBeNull();
  });
});
