import { readdir, stat } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_WORLD_FACTS_SOURCE, readEvent } from '@quartermile/core/domain';
import { demoCars } from '../../../cars/demo/cars-subject.js';
import { worldFactsCars } from '../../../cars/demo/world-facts.js';
import { raceDay } from '../../../demo/index.js';
import { demoEvents, type EventDays } from '../../../events/index.js';
import { demoVideos } from '../../../videos/index.js';
import { demoSubjects } from '../demo-subjects.js';

const NOW = new Date('2026-11-25T10:00:00Z');
const days: EventDays = {
  day: (fromToday, weekday) => raceDay(NOW, fromToday, weekday),
  at: (fromToday, weekday, time) => `${raceDay(NOW, fromToday, weekday)}T${time}:00+02:00`,
};
const events = demoEvents.map(({ document }) => readEvent({ id: 'e', ...document(days) }));

describe('the demo content', () => {
  it('gives every World Facts time the source that the board names', () => {
    expect(worldFactsCars.length).toBeGreaterThan(0);
    const sources = worldFactsCars.map(({ worldFacts }) => worldFacts?.source);
    expect(new Set(sources)).toEqual(new Set([DEFAULT_WORLD_FACTS_SOURCE]));
  });

  it('has a file for each picture, and no other, of 6 MB together at most', async () => {
    const folder = new URL('../pictures/', import.meta.url);
    const files = await readdir(folder);
    const names = demoSubjects.flatMap(({ pictures }) => pictures.map(({ name }) => `${name}.webp`));
    expect(files.toSorted()).toEqual(names.toSorted());
    const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, folder))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000);
  });

  it('shows runs by videos that exist', () => {
    const titles = new Set<string>(demoVideos.map(({ title }) => title));
    const named = demoCars.flatMap(({ video }) => video?.title ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((title) => !titles.has(title))).toEqual([]);
  });

  it('has its events on weekends', () => {
    const weekdays = events.map(({ date }) => new Date(Date.parse(date) + 2 * 3_600_000).getUTCDay());
    expect(weekdays).toHaveLength(demoEvents.length);
    expect(weekdays.filter((weekday) => weekday !== 0 && weekday !== 6)).toEqual([]);
  });
});
