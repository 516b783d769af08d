import { describe, expect, it } from 'vitest';
import { bestRun } from './best-run.js';

const run = (
  time: string | null,
  createdAt = '2026-11-01T10:00:00.000Z',
  worldFacts: string | null = null,
) => ({
  time,
  worldFacts,
  createdAt,
});

describe('The best run of a car', () => {
  it('is the quickest one', () => {
    const quick = run('11.9');
    expect(bestRun([run('12.4'), quick, run('100.1')])).toBe(quick);
  });

  it('is compared by the World Facts time where it has no other', () => {
    const quick = run(null, undefined, '11.2');
    expect(bestRun([run('11.9'), quick])).toBe(quick);
  });

  it('is the first one of equal times, however they are written', () => {
    const first = run('11.90', '2026-10-01T10:00:00.000Z');
    expect(bestRun([run('11.9', '2026-11-01T10:00:00.000Z'), first])).toBe(first);
  });

  it('is one without a time only where none has one', () => {
    const timed = run('19.9');
    expect(bestRun([run(null), timed])).toBe(timed);
    const alone = run(null);
    expect(bestRun([alone])).toBe(alone);
    expect(bestRun([])).toBeNull();
  });
});
