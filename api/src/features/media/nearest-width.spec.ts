import { describe, expect, it } from '@jest/globals';
import { nearestWidth } from './nearest-width.js';

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
