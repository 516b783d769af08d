import { runHistory } from '@quartermile/core/domain';
import { describe, expect, it } from 'vitest';
import { runChart } from './run-chart.js';

type Run = readonly [day: string, time: string, isPersonalBest?: boolean];
/** Runs on the days of a list, given with the earliest first. */
const chartOf = (...runs: readonly Run[]) =>
  runChart(
    runs
      .map(([day, time, isPersonalBest = true]) => ({
        _id: `${day} ${time}`,
        day,
        time,
        worldFacts: null,
        isPersonalBest,
      }))
      .toReversed(),
  );
const ticksOf = (...times: readonly string[]) =>
  chartOf(...times.map((time) => ['2026-01-01', time] as const)).ticks.map(({ text }) => text);

describe('the ticks of a chart', () => {
  it.each([
    [['12.52'], ['12.60', '12.55', '12.50', '12.45']],
    [
      ['10.0', '10.3'],
      ['10.4', '10.3', '10.2', '10.1', '10.0', '9.9'],
    ],
    [
      ['10.0', '13.0'],
      ['13', '12', '11', '10'],
    ],
    [
      ['10.0', '60.0'],
      ['60', '40', '20'],
    ],
  ])('for %j are round values, the slowest first', (times, ticks) => {
    expect(ticksOf(...times)).toEqual(ticks);
  });

  it('are at the height of a run with their time', () => {
    const { points, ticks } = chartOf(['2026-01-01', '10.0'], ['2026-01-02', '13.0']);
    const heightOf = (text: string) => ticks.find((tick) => tick.text === text)?.y;
    expect(points.map(({ y }) => y)).toEqual([heightOf('10'), heightOf('13')]);
  });

  it('exist also for the largest range of times', () => {
    expect(ticksOf('5.0', '999.9')).toEqual(['0']);
  });
});

describe('the labels of a chart', () => {
  const labelsOf = (...runs: readonly Run[]) =>
    chartOf(...runs).points.flatMap(({ isLabelled, time }) => (isLabelled ? [time] : []));

  it('need 14 percent of the width between them', () => {
    // 100 days from the first to the last.
    expect(labelsOf(['2026-01-01', '12.9'], ['2026-03-28', '12.5'], ['2026-04-11', '12.1'])).toEqual([
      '12.9',
      '12.5',
      '12.1',
    ]);
    expect(labelsOf(['2026-01-01', '12.9'], ['2026-03-29', '12.5'], ['2026-04-11', '12.1'])).toEqual([
      '12.9',
      '12.1',
    ]);
  });

  it('are those of personal bests', () => {
    expect(labelsOf(['2026-01-01', '12.1'], ['2026-04-11', '12.9', false])).toEqual(['12.1']);
  });
});

const run = (day: string, time: string | null, createdAt = `${day}T10:00:00.000Z`) => ({
  _id: `${day} ${time}`,
  day,
  createdAt,
  time,
  worldFacts: null,
});

describe('the chart of a car', () => {
  it('has slow runs at the top, and time from left to right', () => {
    const { points, ticks } = runChart(
      runHistory([run('2026-01-01', '12.4'), run('2026-01-11', '12.9'), run('2026-02-10', '11.9')]),
    );
    expect(points.map(({ time, x, isLabelled }) => [time, x, isLabelled])).toEqual([
      ['12.4', 0, true],
      ['12.9', 25, false],
      ['11.9', 100, true],
    ]);
    const [first, slow, quick] = points.map(({ y }) => y);
    expect([Number(slow) < Number(first), Number(first) < Number(quick)]).toEqual([true, true]);
    expect(ticks.map(({ text }) => text)).toEqual(['13.0', '12.5', '12.0']);
    for (const { y } of [...points, ...ticks]) expect(y >= 0 && y <= 100).toBe(true);
  });

  it('has a single run in the middle, and no run without a time', () => {
    const { points } = runChart(runHistory([run('2026-01-01', '12.4'), run('2026-01-11', null)]));
    expect(points).toMatchObject([{ x: 50, y: 50 }]);
    expect(runChart(runHistory([run('2026-01-11', null)]))).toEqual({ points: [], ticks: [] });
  });

  it('labels no times that would cover each other, but always the quickest', () => {
    const { points } = runChart(
      runHistory([run('2026-01-01', '12.4'), run('2026-06-28', '12.1'), run('2026-06-30', '11.9')]),
    );
    expect(points.map(({ isLabelled }) => isLabelled)).toEqual([true, false, true]);
  });
});
