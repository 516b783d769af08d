import { describe, expect, it } from '@jest/globals';
import { DEFAULT_WORLD_FACTS_SOURCE, readEvent } from '@quartermile/core/domain';
import { raceDay } from '../../../demo/index.js';
import { demoEvents, type EventDays } from '../../../events/index.js';
import { demoCars, worldFactsCars } from '../../../leaderboard/index.js';
import { demoVideos } from '../../../videos/index.js';

const NOW = new Date('2026-11-25T10:00:00Z');
const days: EventDays = {
  day: (fromToday, weekday) => raceDay(NOW, fromToday, weekday),
  at: (fromToday, weekday, time) => `${raceDay(NOW, fromToday, weekday)}T${time}:00+02:00`,
};
const events = demoEvents.map(({ words, document }) => ({
  words: [words],
  ...readEvent({ id: 'e', ...document(days) }),
}));

/** The words of a text with at least three characters, in lower case. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

describe('the demo content', () => {
  it('gives every World Facts time the source that the board names', () => {
    expect(worldFactsCars.length).toBeGreaterThan(0);
    const sources = worldFactsCars.map(({ worldFacts }) => worldFacts?.source);
    expect(new Set(sources)).toEqual(new Set([DEFAULT_WORLD_FACTS_SOURCE]));
  });

  it('shows its cars whole and from several sides, and no side at one place again and again', () => {
    const looks = demoCars.map(({ drawing: { view = 'side', scene = 'strip', mirrored = false } }) => ({
      view,
      look: `${view} ${scene} ${mirrored}`,
    }));
    const countOf = (look: string): number => looks.filter((other) => other.look === look).length;
    // The close-ups of galleries would cut nose or tail of a car on the board.
    expect(new Set(looks.map(({ view }) => view))).toEqual(new Set(['side', 'front', 'rear']));
    expect(Math.max(...looks.map(({ look }) => countOf(look)))).toBeLessThanOrEqual(4);
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

  it.each([
    ...demoVideos.map(({ title, thumbnail }) => [title, thumbnail.words] as const),
    ...events.map(({ title, words }) => [title, words] as const),
  ])('letters the picture of "%s" without repeating the title', (title, words) => {
    const repeated = wordsOf(words.join(' ')).filter((word) => wordsOf(title).includes(word));
    expect(repeated).toEqual([]);
  });
});
