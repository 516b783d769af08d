import { describe, expect, test } from '@jest/globals';
import { messages } from '@quartermile/core/domain';
import { networksOf } from '../../networks/network-address.js';
import { type BodySpace, SPOOL_LIMITS, SpoolSpace } from './spool-space.js';

const busy = { status: 503, detail: messages.upload.busy, retryAfterS: 5 };
const busyNetwork = { status: 429, detail: messages.upload.busyNetwork, retryAfterS: 5 };

describe('the space for spooled bodies', () => {
  const open = (kept = 0) =>
    new SpoolSpace({ bytes: { all: 100, perNetwork: 60, kept }, bodies: { all: 6, perNetwork: 4 } });

  test('is limited for each network by what was announced, and in all by what has arrived', () => {
    const space = open();
    space.open(['a'], 60);
    expect(() => space.open(['a'], 1)).toThrow(expect.objectContaining(busyNetwork));
    space.open(['b'], 60).take(60);
    const other = space.open(['c'], 40);
    other.take(40);
    expect(() => other.take(1)).toThrow(expect.objectContaining(busy));
    expect(() => space.open(['d'], 1)).toThrow(expect.objectContaining(busy));
  });

  test('is limited to a number of bodies', () => {
    const space = open();
    for (let body = 0; body < 4; body++) space.open(['a'], 1);
    expect(() => space.open(['a'], 1)).toThrow(expect.objectContaining(busyNetwork));
    for (let body = 0; body < 2; body++) space.open(['b'], 1);
    expect(() => space.open(['c'], 1)).toThrow(expect.objectContaining(busy));
  });

  test('is kept in part for the first body of a network, until its end', () => {
    const space = open(40);
    space.open(['a'], 30).take(30);
    const second = space.open(['a'], 30);
    second.take(30);
    space.open(['b'], 0);
    expect(() => space.open(['b'], 1)).toThrow(expect.objectContaining(busy));
    const first = space.open(['c'], 40);
    first.take(20);
    first.take(20);
  });

  test('refuses a body of unknown length when it becomes too long', () => {
    const body = open().open(['a'], 0);
    body.take(50);
    expect(() => body.take(11)).toThrow(expect.objectContaining(busyNetwork));
    body.take(10);
  });

  test('is free again after a body is released, once', () => {
    const space = open();
    const body = space.open(['a'], 60);
    body.take(60);
    body.release();
    body.release();
    space.open(['a'], 60).take(60);
    expect(() => space.open(['a'], 1)).toThrow(expect.objectContaining(busyNetwork));
  });

  test('counts a sender without a limit of its own in all only', () => {
    const space = open();
    space.open(null, 90).take(90);
    expect(() => space.open(null, 11)).toThrow(expect.objectContaining(busy));
    space.open(['a'], 10).take(10);
  });

  test.each([
    ['network', (_nth: number) => '192.0.2.1'],
    ['/48', (nth: number) => `2001:db8:1:${nth.toString(16)}::1`],
  ])(
    'is left to others by the stalled bodies of one %s, of which less than a quarter arrives',
    (_kind, from) => {
      const size = 28_000_000;
      const space = new SpoolSpace(SPOOL_LIMITS);
      const taken: BodySpace[] = [];
      for (let nth = 0; nth < 65_536; nth += 64) {
        try {
          taken.push(space.open(networksOf(from(nth)), size));
        } catch {}
      }
      for (const body of taken) body.take(size - 1);
      expect(taken.length * size).toBeLessThan(SPOOL_LIMITS.bytes.all / 4);
      space.open(networksOf('192.0.2.2'), size).take(size);
    },
  );
});
