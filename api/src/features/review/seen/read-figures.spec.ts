import { describe, expect, it } from '@jest/globals';
import { ReadFigures } from './read-figures.js';

const golf = { time: '12.700', sixtyFoot: '1.912', trapSpeed: '178.2' };
const figures = new ReadFigures(
  new Map(
    Object.entries<Record<string, string>>({
      golf,
      again: { trapSpeed: '178.2', sixtyFoot: '1.912', time: '12.700' },
      part: { time: '12.700', trapSpeed: '178.2' },
      other: { ...golf, time: '12.710' },
      timeOnly: { time: '12.700' },
      alsoTimeOnly: { time: '12.700' },
      lane: { 'time left': '12.7' },
    }),
  ),
);

describe('the figures of slips', () => {
  it('are the same if all of them are, and at least two', () => {
    expect(figures.sameAs('golf')).toEqual(['again']);
    expect(figures.sameAs('part')).toEqual([]);
    expect(figures.sameAs('timeOnly')).toEqual([]);
    expect(figures.sameAs('nobody')).toEqual([]);
  });

  it('differ if one that both have does', () => {
    const differing = ['again', 'part', 'other', 'timeOnly', 'lane', 'nobody'].filter((one) =>
      figures.differ('golf', one),
    );
    expect(differing).toEqual(['other']);
  });
});
