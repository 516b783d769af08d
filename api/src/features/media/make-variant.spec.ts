import { describe, expect, it } from '@jest/globals';
import { halves } from '../../../test/harness/pictures.js';
import { makeVariant, nearestWidth } from './make-variant.js';
import { loadSharp } from './sharp.js';

const sharp = await loadSharp();

describe('nearestWidth', () => {
  it.each([
    [1, 320],
    [320, 320],
    [519, 320],
    [520, 720],
    [700, 720],
    [1900, 1920],
    [2400, 2560],
    [1_000_000, 2560],
    [undefined, 2560],
  ])('gives for %s px of 2560 the variant of %s px', (wanted, width) => {
    expect(nearestWidth(2560, wanted)).toBe(width);
  });

  it('never enlarges', () => {
    expect(nearestWidth(500, 640)).toBe(500);
    expect(nearestWidth(500, 400)).toBe(320);
    expect(nearestWidth(96, 320)).toBe(96);
    expect(nearestWidth(640, 640)).toBe(640);
  });
});

describe('makeVariant', () => {
  it.each(['avif', 'webp', 'jpeg'] as const)('creates %s in the requested width', async (format) => {
    const master = await halves({ width: 800, height: 400 }).jpeg().toBuffer();
    const made = await sharp(await makeVariant(master, 320, format)).metadata();
    expect([made.width, made.height]).toEqual([320, 160]);
    expect(made.format).toBe(format === 'avif' ? 'heif' : format);
  });

  it('adds a white background in JPEG only', async () => {
    const clear = { width: 8, height: 8, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const master = await sharp({ create: clear }).webp().toBuffer();
    const { data } = await sharp(await makeVariant(master, 8, 'jpeg'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect((await sharp(await makeVariant(master, 8, 'avif')).stats()).isOpaque).toBe(false);
  });
});
