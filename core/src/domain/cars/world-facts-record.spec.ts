import { describe, expect, test } from 'vitest';
import { hasWorldFactsRecord, sourceOfRankingTime, worldFactsBesideTime } from './world-facts-record.js';

const sourced = { time: '11.8', worldFacts: '10.9', worldFactsSource: 'FastestLaps' };

describe('a World Facts record', () => {
  test('is a time with its source', () => {
    expect(hasWorldFactsRecord(sourced)).toBe(true);
    expect(hasWorldFactsRecord({ ...sourced, worldFactsSource: null })).toBe(false);
    expect(hasWorldFactsRecord({ ...sourced, worldFacts: null })).toBe(false);
  });

  test('has its source shown where it is the ranking time, and never with another time', () => {
    expect(sourceOfRankingTime(sourced)).toBeNull();
    expect(sourceOfRankingTime({ ...sourced, time: null })).toBe('FastestLaps');
    expect(sourceOfRankingTime({ ...sourced, time: null, worldFactsSource: null })).toBeNull();
    expect(sourceOfRankingTime({ ...sourced, time: null, worldFacts: null })).toBeNull();
  });

  test('is shown beside a time of the car itself, and not twice', () => {
    expect(worldFactsBesideTime(sourced)).toBe('10.9');
    expect(worldFactsBesideTime({ ...sourced, worldFactsSource: null })).toBeNull();
    expect(worldFactsBesideTime({ ...sourced, time: null })).toBeNull();
    expect(worldFactsBesideTime({ ...sourced, time: 'soon' })).toBeNull();
  });
});
