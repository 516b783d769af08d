import { describe, expect, test } from '@jest/globals';
import { messages } from '@quartermile/core/domain';
import { SpoolSpace } from './spool-space.js';

const busy = { status: 503, detail: messages.upload.busy, retryAfterS: 5 };
const busyNetwork = { status: 429, detail: messages.upload.busyNetwork, retryAfterS: 5 };

describe('the space for spooled bodies', () => {
  const open = () => new SpoolSpace({ all: 100, perNetwork: 60 });

  test('is limited for each network and in all, by what has arrived', () => {
    const space = open();
    space.open(['a'], 60).take(60);
    expect(() => space.open(['a'], 1)).toThrow(expect.objectContaining(busyNetwork));
    const other = space.open(['b'], 40);
    other.take(40);
    expect(() => other.take(1)).toThrow(expect.objectContaining(busy));
    expect(() => space.open(['c'], 1)).toThrow(expect.objectContaining(busy));
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
});
