import { describe, expect, test } from '@jest/globals';
import { KEPT_ANSWERS_MAX, KEPT_ANSWERS_MAX_BYTES } from '@quartermile/core/domain';
import { KeptAnswers } from './kept-answers.js';
import { ReadyAnswer } from './ready-answer.js';

describe('KeptAnswers', () => {
  const answer = (bytes = 1) => new ReadyAnswer(Buffer.alloc(bytes), {});
  /** Asks for a URL and tells whether its answer had to be made. */
  async function makes(
    kept: KeptAnswers,
    url: string,
    revision: number | null = 1,
    bytes = 1,
  ): Promise<boolean> {
    let isMade = false;
    await kept.find(url, revision, async () => {
      isMade = true;
      return answer(bytes);
    });
    return isMade;
  }

  test('makes an answer once for a revision', async () => {
    const kept = new KeptAnswers();
    expect(await makes(kept, '/a')).toBe(true);
    expect(await makes(kept, '/a')).toBe(false);
    expect(await makes(kept, '/b')).toBe(true);
    expect(await makes(kept, '/a', 2)).toBe(true);
    expect(await makes(kept, '/a', 2)).toBe(false);
  });

  test('keeps nothing without a revision, and uses nothing kept', async () => {
    const kept = new KeptAnswers();
    await makes(kept, '/a', 1);
    expect(await makes(kept, '/a', null)).toBe(true);
    expect(await makes(kept, '/a', null)).toBe(true);
  });

  test('does not keep an answer that was begun under an older revision', async () => {
    const kept = new KeptAnswers();
    const { promise, resolve } = Promise.withResolvers<ReadyAnswer>();
    const slow = kept.find('/a', 1, () => promise);
    await makes(kept, '/other', 2);
    resolve(answer());
    await slow;
    expect(await makes(kept, '/a', 2)).toBe(true);
  });

  test('does not keep a failure, and tells all who waited for it', async () => {
    const kept = new KeptAnswers();
    const fail = () => Promise.reject(new Error('away'));
    const waiting = [kept.find('/a', 1, fail), kept.find('/a', 1, fail)];
    for (const one of waiting) await expect(one).rejects.toThrow('away');
    expect(await makes(kept, '/a')).toBe(true);
  });

  test('drops what was not used for longest beyond its number', async () => {
    const kept = new KeptAnswers();
    for (let index = 0; index < KEPT_ANSWERS_MAX; index++) await makes(kept, `/${index}`);
    await makes(kept, '/0');
    await makes(kept, '/more');
    expect(await makes(kept, '/0')).toBe(false);
    expect(await makes(kept, '/1')).toBe(true);
  });

  test('drops what was not used for longest beyond its memory', async () => {
    const kept = new KeptAnswers();
    const quarter = KEPT_ANSWERS_MAX_BYTES / 8;
    for (const url of ['/a', '/b', '/c', '/d', '/e']) await makes(kept, url, 1, quarter);
    expect(await makes(kept, '/a', 1, quarter)).toBe(true);
    expect(await makes(kept, '/e', 1, quarter)).toBe(false);
  });

  test('does not keep what is larger than its memory', async () => {
    const kept = new KeptAnswers();
    await makes(kept, '/a', 1, 1);
    await makes(kept, '/huge', 1, KEPT_ANSWERS_MAX_BYTES);
    expect(await makes(kept, '/huge', 1, 1)).toBe(true);
  });
});
