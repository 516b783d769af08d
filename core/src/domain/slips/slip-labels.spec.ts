import { describe, expect, test } from 'vitest';
import { readSlipLabel } from './slip-labels.js';

describe('a label of a slip', () => {
  test.each([
    ["60'", { distance: 'sixty' }],
    ['60’', { distance: 'sixty' }],
    ['60ft', { distance: 'sixty' }],
    ['6O', { distance: 'sixty' }],
    ["330'", { distance: 'split' }],
    ["1000'", { distance: 'split' }],
    ['1/8', { distance: 'eighth' }],
    ['660', { distance: 'eighth' }],
    ['1/4', { distance: 'quarter' }],
    ['l/4', { distance: 'quarter' }],
    ['I/4', { distance: 'quarter' }],
    ['¼', { distance: 'quarter' }],
    ['(1/4)', { distance: 'quarter' }],
    ['402M', { distance: 'quarter' }],
    ['ET', { quantity: 'time' }],
    ['E.T.', { quantity: 'time' }],
    ['MPH', { quantity: 'speed', unit: 'mph' }],
    ['KM/H', { quantity: 'speed', unit: 'km/h' }],
    ['kmh', { quantity: 'speed', unit: 'km/h' }],
    ['Speed', { quantity: 'speed' }],
    ['R/T', { quantity: 'other' }],
    ['LEFT', { lane: 'left' }],
  ])('%s means %j', (word, label) => {
    expect(readSlipLabel(word)).toEqual(label);
  });

  test.each(['', '12.345', '1.842', '61', '1/2', 'TIME', 'FTW', 'Golf', '10000', '600'])(
    'is not "%s"',
    (word) => {
      expect(readSlipLabel(word)).toBeNull();
    },
  );
});
