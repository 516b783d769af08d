import { describe, expect, it } from '@jest/globals';
import { drawDisplayText } from './display-text.js';

const style = { x: 10, y: 20, size: 70, colour: '#ffffff' } as const;
const transform = (svg: string): string => /transform="([^"]+)"/.exec(svg)?.[1] ?? '';
const outline = (svg: string): string => / d="([^"]+)"/.exec(svg)?.[1] ?? '';
const scale = (svg: string): number => Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);

describe('text in the display face', () => {
  it('is outlines of capitals as high as asked for', () => {
    const svg = drawDisplayText('H', style);
    expect(svg).toBe(drawDisplayText('h', style));
    const heights =
      outline(svg)
        .match(/-?\d+(\.\d+)?/g)
        ?.map(Number) ?? [];
    expect(Math.min(...heights)).toBeCloseTo(-70, 0);
    expect(transform(svg)).toBe('translate(10 90) scale(1) skewX(0)');
  });

  it('is a path without a mistake, wherever it begins', () => {
    const words = ['Boost Barn', 'Echo Exhausts', 'Five gearboxes later', '1 400 km'];
    const paths = words.map((text) => outline(drawDisplayText(text, { ...style, anchor: 'middle' })));
    expect(paths.filter((path) => !/^[-MLQCZ\d. ]+$/.test(path))).toEqual([]);
  });

  it('has accents', () => {
    expect(outline(drawDisplayText('Mégane', style))).not.toBe(outline(drawDisplayText('Megane', style)));
  });

  it('is made smaller when it would be too wide, and left alone otherwise', () => {
    expect(scale(drawDisplayText('QUARTERMILE', { ...style, maxWidth: 100 }))).toBeLessThan(0.5);
    expect(scale(drawDisplayText('Q', { ...style, maxWidth: 100 }))).toBe(1);
  });

  it('stands in the middle of its place, and leans', () => {
    const [left, middle] = (['start', 'middle'] as const).map((anchor) =>
      Number(/^M(-?[\d.]+)/.exec(outline(drawDisplayText('OO', { ...style, anchor })))?.[1]),
    );
    expect(middle).toBeLessThan(0);
    expect(left).toBeGreaterThan(0);
    expect(transform(drawDisplayText('O', { ...style, lean: 8 }))).toContain('skewX(-8)');
  });

  it('refuses a character that the face does not have', () => {
    expect(() => drawDisplayText('漢', style)).toThrow('no glyph for "漢"');
  });
});
