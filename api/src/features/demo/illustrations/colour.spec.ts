import { describe, expect, it } from '@jest/globals';
import { mixColours } from './colour.js';

describe('mixColours', () => {
  it('gives the first colour at 0, the second at 1 and the middle between', () => {
    expect(mixColours('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mixColours('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(mixColours('#102030', '#304050', 0.5)).toBe('#203040');
  });

  it('keeps two digits to a channel', () => {
    expect(mixColours('#000000', '#0a0a0a', 0.5)).toBe('#050505');
  });
});
