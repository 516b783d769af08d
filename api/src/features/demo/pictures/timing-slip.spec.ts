import { describe, expect, it } from '@jest/globals';
import { seeded } from './demo-picture.js';
import { runRows } from './timing-slip.js';

describe('a timing slip', () => {
  const rows = new Map(runRows(11.87, seeded('VW Golf 7.5 R')));
  const figure = (label: string): number => Number(rows.get(label));

  it('states the elapsed time to the thousandth', () => {
    expect(rows.get('1/4 MILE')).toBe('11.870');
  });

  it('has its intervals in the order of the strip', () => {
    const intervals = ['60 FT', '330 FT', '1/8 MILE', '1000 FT', '1/4 MILE'].map(figure);
    expect(intervals).toEqual([...intervals].sort((a, b) => a - b));
  });

  it('is the same for the same car, and another for another', () => {
    expect([...runRows(11.87, seeded('a'))]).toEqual([...runRows(11.87, seeded('a'))]);
    expect([...runRows(11.87, seeded('a'))]).not.toEqual([...runRows(11.87, seeded('b'))]);
  });
});
