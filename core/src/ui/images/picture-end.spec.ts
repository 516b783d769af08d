import { describe, expect, it } from 'vitest';
import { isPictureWhole } from './picture-end.js';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

/** An embedded thumbnail with its own end marker, a scan with an escaped 0xff and a restart marker, a second scan. */
const jpeg = 'ffd8 ffe1 0006 ffd8ffd9 ffff da 0002 12ff00 34ffd0 56 ffda 0002 78';
const png = '89504e470d0a1a0a 00000001 49444154 aa 00000000';

describe('isPictureWhole', () => {
  it.each([
    ['a JPEG', `${jpeg} ffd9`],
    ['a JPEG that its camera wrote on after', `${jpeg} ffd9 0000 53454654`],
    ['a PNG', `${png} 00000000 49454e44 ae426082`],
    ['what is neither', '000000186674797068656963'],
  ])('finds the end of %s', (_, hex) => {
    expect(isPictureWhole(bytes(hex))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a JPEG cut off in its scan', jpeg],
    ['a JPEG cut off before it', jpeg.slice(0, 16)],
    ['a JPEG of whose last part nothing is right', `${jpeg} ffc4 0003 00 1234 ffd9`],
    ['a PNG cut off after a chunk', png],
    ['a PNG cut off in a chunk', png.slice(0, 34)],
  ])('misses the end of %s', (_, hex) => {
    expect(isPictureWhole(bytes(hex))).toBe(false);
  });
});
