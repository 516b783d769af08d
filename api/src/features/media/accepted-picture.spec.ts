import { describe, expect, it } from '@jest/globals';
import { halves, pngBomb } from '../../../test/harness/pictures.js';
import { readPictureHead } from './accepted-picture.js';

describe('readPictureHead', () => {
  it('detects pictures that need so much memory that they must be processed alone', async () => {
    expect(await readPictureHead(pngBomb(6000, 4000))).toEqual({ hasAlpha: false, isHeavy: false });
    expect(await readPictureHead(pngBomb(8000, 6000))).toEqual({ hasAlpha: false, isHeavy: true });
  });

  it('detects transparency', async () => {
    const clear = await halves({ channels: 4 }).webp().toBuffer();
    expect((await readPictureHead(clear)).hasAlpha).toBe(true);
  });
});
