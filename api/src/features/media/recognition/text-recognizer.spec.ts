import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { halves } from '../../../../test/harness/pictures.js';
import type { Pass } from './recognition-operations.js';
import { TextRecognizer } from './text-recognizer.js';

const GUARD = new URL('../../../../test/harness/slips/no-network.mjs', import.meta.url);
const PASS: Pass = { letterHeight: 32, gain: 1.1, blur: 0, sharpen: 0, mode: '6' };
const MEMORY = 512 * 1024 * 1024;

jest.setTimeout(120_000);

/** The process ends when it uses the network, also in its worker thread. */
class OfflineRecognizer extends TextRecognizer {
  protected override readonly execArgv = ['--import', fileURLToPath(GUARD)];
}

const slip = await readFile(new URL('../../../../test/slips/one-lane.jpg', import.meta.url));
const wordsOf = (lines: readonly (readonly { readonly text: string }[])[]): string[] =>
  lines.map((line) => line.map(({ text }) => text).join(' '));

describe('the recognition process', () => {
  let recognizer = new OfflineRecognizer();
  afterEach(() => recognizer.onApplicationShutdown());
  afterAll(() => recognizer.onApplicationShutdown());

  it('reads the words of a picture without the network, at a lower priority than the server', async () => {
    recognizer = new OfflineRecognizer();
    const lines = await recognizer.run('readWords', slip, PASS, MEMORY);
    expect(getPriority(recognizer.pid)).toBe(Math.min(getPriority() + 10, 19));
    expect(wordsOf(lines).join('\n')).toMatch(/^1\/4 \d+\.\d{3}$/m);
    const words = lines.flat();
    expect(words.every(({ box }) => box.x >= 0 && box.y >= 0 && box.x + box.width <= 1.0001)).toBe(true);
  });

  it('would end if anything used the network', async () => {
    const call = promisify(execFile)(process.execPath, [
      '--import',
      fileURLToPath(GUARD),
      '-e',
      'import("node:http").then(({ get }) => get("http://127.0.0.1:9"))',
    ]);
    await expect(call).rejects.toMatchObject({ code: 3 });
  });

  it('refuses a picture that cannot be decoded', async () => {
    recognizer = new TextRecognizer() as OfflineRecognizer;
    const refused = recognizer.run('readWords', Buffer.from('no picture'), PASS, MEMORY);
    await expect(refused).rejects.toMatchObject({ reason: 'refused' });
    const lines = await recognizer.run('readWords', await halves().jpeg().toBuffer(), PASS, MEMORY);
    expect(lines).toEqual([]);
  });

  it('ends itself when it needs too much memory', async () => {
    recognizer = new TextRecognizer() as OfflineRecognizer;
    const refused = recognizer.run('readWords', slip, PASS, 60 * 1024 * 1024);
    await expect(refused).rejects.toMatchObject({ reason: 'interrupted' });
    expect(recognizer.lastFailure?.message).toBe('The recognition process ended with 77');
  });
});
