import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AppError } from '../../errors/app-error.js';
import type { BodyPace } from './body-pace.js';
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
