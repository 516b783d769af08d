import { describe, expect, it } from '@jest/globals';
import { PacedNotice } from './paced-notice.js';

const PACE_MS = 20;

/** Counts notices; each takes until `finish` is called. */
function observe() {
  const begun: number[] = [];
  const gates: (() => void)[] = [];
  const notice = new PacedNotice(() => {
    begun.push(performance.now());
    return new Promise((resolve) => gates.push(resolve));
  }, PACE_MS);
  return { notice, begun, gates };
}

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

describe('PacedNotice', () => {
  it('gives one notice for all that came before it', async () => {
    const { notice, begun, gates } = observe();
    const callers = Promise.all([notice.given(), notice.given(), notice.given()]);
    await until(() => gates.length === 1);
    gates[0]?.();
    await callers;
    expect(begun).toHaveLength(1);
  });

  it('makes who comes during a notice wait for the one after it, a pace later', async () => {
    const { notice, begun, gates } = observe();
    const first = notice.given();
    await until(() => gates.length === 1);
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
    const [one = 0, two = 0] = begun;
    expect(two - one).toBeGreaterThanOrEqual(PACE_MS - 1);
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
