import { describe, expect, test } from '@jest/globals';
import { readSlipLabel } from './slip-labels.js';

describe('a label of a slip', () => {
  test.each([
    ["60'", { distance: 'sixty' }],
    ['60’', { distance: 'sixty' }],
    ['60ft', { distance: 'sixty' }],
    ['6O', { distance: 'sixty' }],
    ['((60’))', { distance: 'sixty' }],
    ["330'", { distance: 'split' }],
    ['330', { distance: 'split' }],
    ['330FT', { distance: 'split' }],
    ["1000'", { distance: 'split' }],
    ['1,000', { distance: 'split' }],
    ['1/8', { distance: 'eighth' }],
    ['⅛', { distance: 'eighth' }],
    ['1/8M', { distance: 'eighth' }],
    ['660', { distance: 'eighth' }],
    ['201M', { distance: 'eighth' }],
    ['Eighth', { distance: 'eighth' }],
    ['1/4', { distance: 'quarter' }],
    ['1/4’’', { distance: 'quarter' }],
    ['1/4-', { distance: 'quarter' }],
    ['¼Mi', { distance: 'quarter' }],
    ['1/4MILE', { distance: 'quarter' }],
    ['Quarter', { distance: 'quarter' }],
    ['1320', { distance: 'quarter' }],
    ['l320', { distance: 'quarter' }],
    ['I32O', { distance: 'quarter' }],
    ['402', { distance: 'quarter' }],
    ['l/4', { distance: 'quarter' }],
    ['I/4', { distance: 'quarter' }],
    ['¼', { distance: 'quarter' }],
    ['(1/4)', { distance: 'quarter' }],
    ['402M', { distance: 'quarter' }],
    ['ET', { quantity: 'time' }],
    ['E.T.', { quantity: 'time' }],
    ['Elapsed', { quantity: 'time' }],
    ['MPH', { quantity: 'speed', unit: 'mph' }],
    ['KM/H', { quantity: 'speed', unit: 'km/h' }],
    ['kmh', { quantity: 'speed', unit: 'km/h' }],
    ['kph', { quantity: 'speed', unit: 'km/h' }],
    ['KMIH', { quantity: 'speed', unit: 'km/h' }],
    ['Speed', { quantity: 'speed' }],
    ['Trap', { quantity: 'speed' }],
    ['Terminal', { quantity: 'speed' }],
    ['LEFT', { lane: 'left' }],
    ['Right', { lane: 'right' }],
  ])('%s means %j', (word, label) => {
    expect(readSlipLabel(word)).toEqual(label);
  });

  test.each([
    'R/T',
    'RT',
    'R.T.',
    'Reaction',
    'Dial',
    'DIAL-IN',
    'DIALIN',
    'Margin',
    'MOV',
    'Temp',
    'Lane',
    'Car',
  ])('%s means nothing of interest', (word) => {
    expect(readSlipLabel(word)).toEqual({ quantity: 'other' });
  });

  test.each(['', '12.345', '1.842', '61', '1/2', 'TIME', 'FTW', 'Golf', '10000', '600', '6’0'])(
    'is not "%s"',
    (word) => {
      expect(readSlipLabel(word)).toBeNull();
    },
  );

  // Such as the name of a strip, a unit that is not known, and numbers that contain a distance.
  test.each([
    ...['160', '605', '4330', '3305', '1660', '6605', '5402', '4025', '31/8', '1/85', '31/4', '1/45'],
    ...['Weighth', 'Eighths', 'Headquarter', 'Quarters', 'BET', 'ETA', 'Relapsed', 'Elapsed2'],
    ...['KMPH', 'MPHS', 'SKPH', 'KPHS', 'Topspeed', 'Speedway', 'Racecar', 'Runway'],
    ...['Cleft', 'Lefty', 'Bright', 'Rights', 'CA(R', 'CA)R'],
  ])('is not a part of "%s"', (word) => {
    expect(readSlipLabel(word)).toBeNull();
  });
});
