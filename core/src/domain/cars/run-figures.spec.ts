import { describe, expect, it } from 'vitest';
import { runFigures } from './run-figures.js';

const suggestTime = runFigures.time.suggest;

describe('suggestTime', () => {
  it.each([
    ['9,8', '9.8'],
    ['11', '11.0'],
    ['11.', '11.0'],
    ['11.2s', '11.2'],
    ['11,25 s', '11.25'],
    ['.98', '0.98'],
  ])('turns %s into %s', (typed, suggested) => {
    expect(suggestTime(typed)).toBe(suggested);
  });

  it.each(['9.8', '', 's', '.', '1:09.8', 'ten', '0', '1000', '9.8.1'])('has nothing for "%s"', (typed) => {
    expect(suggestTime(typed)).toBeNull();
  });
});
