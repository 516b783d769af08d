import { describe, expect, it } from '@jest/globals';
import { drawLettering } from './lettering.js';

const style = { x: 10, y: 20, size: 60, colour: '#ffffff' };
const transform = (svg: string): string => /transform="([^"]+)"/.exec(svg)?.[1] ?? '';

describe('lettering', () => {
  it('raises small letters and drops accents', () => {
    expect(drawLettering('Mégane', style)).toBe(drawLettering('MEGANE', style));
  });

  it('keeps the i of a model’s name small, and no other', () => {
    expect(drawLettering('M140i', style)).not.toBe(drawLettering('M140I', style));
    expect(drawLettering('i30', style)).not.toBe(drawLettering('I30', style));
    expect(drawLettering('Nine', style)).toBe(drawLettering('NINE', style));
  });

  it('makes a line smaller that would be too wide, and leaves others alone', () => {
    const scale = (svg: string): number => Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);
    expect(scale(drawLettering('QUARTERMILE', style))).toBe(10);
    expect(scale(drawLettering('QUARTERMILE', { ...style, maxWidth: 100 }))).toBeLessThan(2);
    expect(scale(drawLettering('Q', { ...style, maxWidth: 100 }))).toBe(10);
  });

  it('sets a line to the left, in the middle or to the right of its place', () => {
    const shifts = (['start', 'middle', 'end'] as const).map((anchor) =>
      transform(drawLettering('OO', { ...style, anchor })),
    );
    expect(shifts.map((text) => Number(/translate\((\S+) 0\)$/.exec(text)?.[1]))).toEqual([0, -5, -10]);
  });

  it('refuses a character that it cannot draw', () => {
    expect(() => drawLettering('€', style)).toThrow('no glyph for "€"');
  });
});
