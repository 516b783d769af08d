import { beforeEach, describe, expect, test } from '@jest/globals';
import { BodyPace } from './body-pace.js';

const MIB = 1024 * 1024;

describe('BodyPace', () => {
  let now: number;
  let paused: number;
  let pace: BodyPace;
  beforeEach(() => {
    now = 0;
    paused = 0;
    pace = new BodyPace(
      {
        now: () => now,
        pause: async (ms) => {
          paused += ms;
          now += ms;
        },
      },
      MIB / 1000,
    );
  });

  /** Takes MiB in chunks of 64 KiB, one each ms. @returns the elapsed time, ms */
  const take = async (mib: number): Promise<number> => {
    const began = now;
    for (let n = 0; n < mib * 16; n++) {
      now += 1;
      await pace.take(MIB / 16);
    }
    return now - began;
  };

  test('reads at most the limit in a second', async () => {
    await take(8);
    expect(await take(10)).toBeCloseTo(10_000, -2);
  });

  test('does not pause after a while without bytes, until a burst has arrived', async () => {
    await take(8);
    now += 60_000;
    paused = 0;
    await take(0.9);
    expect(paused).toBe(0);
    await take(1);
    expect(paused).toBeGreaterThan(500);
  });

  test('limits all bodies together', async () => {
    await take(8);
    const began = now;
    await Promise.all([take(2), take(2)]);
    expect(now - began).toBeGreaterThan(3_500);
  });
});
