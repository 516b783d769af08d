import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AppError } from '../../errors/app-error.js';
import type { BodyPace } from './body-pace.js';
import { PATIENCE } from './patient-reader.js';
import { PictureFinder } from './picture-finder.js';
import { receiveBody } from './receive-body.js';

const CHUNKS = ['{"name"', ':"Golf', ' 7 R"}'];

describe('receiveBody', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quartermile-body-'));
    path = join(folder, 'body');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Receives the chunks. `turn` decides when the next one may be read, `room` whether there is room for one. */
  function receive(turn: (bytes: number) => Promise<void>, room: (bytes: number) => void = () => undefined) {
    const sent: string[] = [];
    const body = Readable.from(
      (function* () {
        for (const chunk of CHUNKS) {
          sent.push(chunk);
          yield Buffer.from(chunk);
        }
      })(),
      { highWaterMark: 1 },
    );
    const pace = { take: turn } as unknown as BodyPace;
    const space = { take: room, release: () => undefined };
    return { sent, received: receiveBody(body, path, space, new PictureFinder(['image']), pace) };
  }

  test('reads the next chunk when the pace of all bodies permits it', async () => {
    const next: (() => void)[] = [];
    const { sent, received } = receive(() => new Promise<void>((resolve) => next.push(resolve)));
    while (next.length === 0) await setImmediate();
    for (let n = 0; n < 20; n++) await setImmediate();
    // The stream holds one more.
    expect(sent.length).toBeLessThan(CHUNKS.length);
    for (let n = 0; n < CHUNKS.length; n++) {
      while (next.length === n) await setImmediate();
      next[n]?.();
    }
    await received;
    expect(await readFile(path, 'utf8')).toBe(CHUNKS.join(''));
  });

  describe('of a sender who is slow', () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    /** Sends a chunk of so many bytes after each pause, ms, and then nothing. @returns whether it was given up */
    async function isGivenUp(chunks: readonly (readonly [pauseMs: number, bytes: number])[], ms = 0) {
      const body = new Readable({ read: () => undefined });
      const space = { take: () => undefined, release: () => undefined };
      const pace = { take: async () => undefined } as unknown as BodyPace;
      const ended: { failure?: unknown } = {};
      const received = receiveBody(body, path, space, new PictureFinder([]), pace).catch((error) => {
        ended.failure = error;
      });
      /** Until it waits for the sender, or has given up: what it writes to the disk takes real time. */
      const settle = async (): Promise<void> => {
        do await setImmediate();
        while (!ended.failure && (body.readableLength > 0 || jest.getTimerCount() === 0));
      };
      const wait = async (time: number): Promise<void> => {
        await settle();
        await jest.advanceTimersByTimeAsync(time);
        await settle();
      };
      for (const [pauseMs, bytes] of chunks) {
        await wait(pauseMs);
        body.push(Buffer.alloc(bytes));
      }
      await wait(ms);
      body.push(null);
      await received;
      body.destroy();
      if (ended.failure) expect(ended.failure).toMatchObject({ code: 'upload_too_slow', status: 408 });
      await rm(path, { force: true });
      return 'failure' in ended;
    }
    const { pauseMs, bytesPerS } = PATIENCE;

    test('ends when nothing arrives for some time', async () => {
      expect(await isGivenUp([[0, 100_000]], pauseMs - 1)).toBe(false);
      expect(await isGivenUp([[0, 100_000]], pauseMs)).toBe(true);
    });

    test('ends below the least pace, and not above it', async () => {
      const everySecond = (bytes: number) =>
        Array.from({ length: 60 }, (): [number, number] => [1000, bytes]);
      expect(await isGivenUp(everySecond(bytesPerS))).toBe(false);
      expect(await isGivenUp(everySecond(bytesPerS / 2))).toBe(true);
    });
  });

  test('counts the bytes for which there is room, and reads the rest of a refused body without a pause', async () => {
    const turn = jest.fn(async () => undefined);
    let isFull = false;
    const { sent, received } = receive(turn, () => {
      if (isFull) throw new AppError('unavailable');
      isFull = true;
    });
    await expect(received).rejects.toMatchObject({ code: 'unavailable' });
    expect(sent).toEqual(CHUNKS);
    expect(turn.mock.calls).toEqual([[CHUNKS[0]?.length]]);
  });
});
