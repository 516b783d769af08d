import { describe, expect, it } from '@jest/globals';
import { ThrottledNotification } from './throttled-notification.js';

const PACE_MS = 200;

/** Records notifications and the pauses before them, in ms. Each notification is pending until its function in `releases` is called. */
function observe() {
  const pauses: number[] = [];
  const releases: (() => void)[] = [];
  const clock = { ms: 0 };
  const notification = new ThrottledNotification(
    () => new Promise((resolve) => releases.push(resolve)),
    PACE_MS,
    {
      now: () => clock.ms,
      pause: async (ms) => void pauses.push(ms),
    },
  );
  return { notification, pauses, releases, clock };
}

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

describe('ThrottledNotification', () => {
  it('gives one notification for all that came before it', async () => {
    const { notification, pauses, releases } = observe();
    const callers = Promise.all([notification.sent(), notification.sent(), notification.sent()]);
    await until(() => releases.length === 1);
    releases[0]?.();
    await callers;
    expect([pauses, releases.length]).toEqual([[0], 1]);
  });

  it('makes who comes during a notification wait for the one after it, a pace later', async () => {
    const { notification, pauses, releases, clock } = observe();
    const first = notification.sent();
    await until(() => releases.length === 1);
    clock.ms = 50;
    let isSecondGiven = false;
    const second = notification.sent().then(() => {
      isSecondGiven = true;
    });
    releases[0]?.();
    await first;
    expect(isSecondGiven).toBe(false);
    await until(() => releases.length === 2);
    releases[1]?.();
    await second;
    expect(pauses).toEqual([0, PACE_MS - 50]);
  });

  it('hands a failure to those who waited and goes on', async () => {
    let isBroken = true;
    const notification = new ThrottledNotification(
      () => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve()),
      1,
    );
    await expect(Promise.all([notification.sent(), notification.sent()])).rejects.toThrow('away');
    isBroken = false;
    await expect(notification.sent()).resolves.toBeUndefined();
  });
});
