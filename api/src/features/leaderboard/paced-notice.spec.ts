import { describe, expect, it } from '@jest/globals';
import { PacedNotice } from './paced-notice.js';

const PACE_MS = 200;

/** Counts notices and the pauses before them, in ms; each notice takes until its gate is opened. */
function observe() {
  const pauses: number[] = [];
  const gates: (() => void)[] = [];
  const clock = { ms: 0 };
  const notice = new PacedNotice(() => new Promise((resolve) => gates.push(resolve)), PACE_MS, {
    now: () => clock.ms,
    pause: async (ms) => void pauses.push(ms),
  });
  return { notice, pauses, gates, clock };
}

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

describe('PacedNotice', () => {
  it('gives one notice for all that came before it', async () => {
    const { notice, pauses, gates } = observe();
    const callers = Promise.all([notice.given(), notice.given(), notice.given()]);
    await until(() => gates.length === 1);
    gates[0]?.();
    await callers;
    expect([pauses, gates.length]).toEqual([[0], 1]);
  });

  it('makes who comes during a notice wait for the one after it, a pace later', async () => {
    const { notice, pauses, gates, clock } = observe();
    const first = notice.given();
    await until(() => gates.length === 1);
    clock.ms = 50;
    let isSecondGiven = false;
    const second = notice.given().then(() => {
      isSecondGiven = true;
    });
    gates[0]?.();
    await first;
    expect(isSecondGiven).toBe(false);
    await until(() => gates.length === 2);
    gates[1]?.();
    await second;
    expect(pauses).toEqual([0, PACE_MS - 50]);
  });

  it('hands a failure to those who waited and goes on', async () => {
    let isBroken = true;
    const notice = new PacedNotice(
      () => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve()),
      1,
    );
    await expect(Promise.all([notice.given(), notice.given()])).rejects.toThrow('away');
    isBroken = false;
    await expect(notice.given()).resolves.toBeUndefined();
  });
});
