import { describe, expect, it } from 'vitest';
import { carPagePath, driverPagePath, pageSlug, readPageId } from './car-page-paths.js';
import { factoryDelta } from './factory-delta.js';
import { runDay } from './run-day.js';
import { runHistory } from './run-history.js';

const ID = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

describe('the address of a page', () => {
  it.each([
    ['Golf 7 R', 'golf-7-r'],
    ['  Škoda RS (2014) ', 'skoda-rs-2014'],
    ['日産', ''],
    ['a/../b?c#d', 'a-b-c-d'],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
  ])('names %s', (name, slug) => expect(pageSlug(name)).toBe(slug));

  it('consists of the id and the name, and the id is read from it', () => {
    expect(carPagePath({ _id: ID, name: 'Golf 7 R' })).toBe(`/cars/${ID}-golf-7-r`);
    expect(driverPagePath({ _id: ID, name: '日産' })).toBe(`/drivers/${ID}`);
    for (const part of [ID, `${ID}-golf-7-r`, `${ID.toUpperCase()}-x`, `${ID}x`])
      expect(readPageId(part)).toBe(ID);
    expect(readPageId('golf-7-r')).toBe('golf-7-r');
  });
});

describe('the day of a run', () => {
  const stored = { reviewedAt: '2026-03-01T22:30:00.000Z', createdAt: '2026-02-01T10:00:00.000Z' };

  it('is that of the run, otherwise that of its approval at the site', () => {
    expect(runDay({ ...stored, runDate: '2026-01-31' })).toEqual({ day: '2026-01-31', dayOf: 'run' });
    expect(runDay(stored)).toEqual({ day: '2026-03-02', dayOf: 'approval' });
    expect(runDay({ ...stored, reviewedAt: null })).toEqual({ day: '2026-02-01', dayOf: 'approval' });
  });
});

const run = (day: string, time: string | null, createdAt = `${day}T10:00:00.000Z`) => ({
  _id: `${day} ${time}`,
  day,
  createdAt,
  time,
  worldFacts: null,
});

describe('the history of a car', () => {
  it('has the latest run first, and marks those that were quicker than all earlier ones', () => {
    const runs = [run('2026-03-01', '12.1'), run('2026-01-01', '12.4'), run('2026-02-01', '12.6')];
    expect(runHistory(runs).map(({ time, isPersonalBest }) => [time, isPersonalBest])).toEqual([
      ['12.1', true],
      ['12.6', false],
      ['12.4', true],
    ]);
  });

  it('marks no equal time and no run without a time; runs of one day are in the order in which they were sent', () => {
    const runs = [
      run('2026-01-01', '12.40', '2026-01-01T12:00:00.000Z'),
      run('2026-01-01', '12.4', '2026-01-01T11:00:00.000Z'),
      run('2025-12-01', null),
    ];
    expect(runHistory(runs).map(({ time, isPersonalBest }) => [time, isPersonalBest])).toEqual([
      ['12.40', false],
      ['12.4', true],
      [null, false],
    ]);
  });
});

describe('the difference to the factory figure', () => {
  it.each([
    ['13.9 s', '12.7', 1.2],
    ['13,9', '14.3', -0.4],
    ['13.9', '13.90', 0],
    ['about 14', '12.7', null],
    ['', '12.7', null],
    [null, '12.7', null],
    ['13.9', null, null],
  ])('of %s and %s is %s', (factoryQuarterMile, time, delta) =>
    expect(factoryDelta({ factoryQuarterMile, time, worldFacts: null })).toBe(delta),
  );
});
