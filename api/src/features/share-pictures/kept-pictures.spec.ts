import { describe, expect, test } from '@jest/globals';
import { KeptPictures } from './kept-pictures.js';

const picture = (bytes: number) => () => Promise.resolve(Buffer.alloc(bytes));

describe('kept pictures', () => {
  test('are made once, also when asked for twice at once', async () => {
    const kept = new KeptPictures(100);
    let made = 0;
    const make = async () => Buffer.alloc(++made);
    const [one, two] = await Promise.all([kept.find('a', make), kept.find('a', make)]);
    expect([one.length, two.length, (await kept.find('a', make)).length]).toEqual([1, 1, 1]);
  });

  test('take no more room than they may: those not used for longest go', async () => {
    const kept = new KeptPictures(100);
    await kept.find('a', picture(40));
    await kept.find('b', picture(40));
    await kept.find('a', picture(40));
    await kept.find('c', picture(40));
    expect(['a', 'b', 'c'].map((name) => kept.has(name))).toEqual([true, false, true]);
  });

  test('that could not be made are tried again', async () => {
    const kept = new KeptPictures(100);
    await expect(kept.find('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await kept.find('a', picture(3))).length).toBe(3);
  });
});
