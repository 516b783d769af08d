import { expect, test } from 'vitest';
import { segmentMessages } from './segment-messages.js';

const { place, itemHeadline, builtIn } = segmentMessages;

test.each([
  [builtIn.FWD, '1st in Front-Wheel Drive'],
  [builtIn.strip('Killarney'), '1st at Killarney'],
  [builtIn.thisYear, '1st this year'],
  [builtIn.kwPerTon(100), '1st under 100 kW per ton'],
  ['Attack', '1st in Attack'],
])('says the place in %s', (name, expected) => {
  expect(place(1, name)).toBe(expected);
  expect(itemHeadline('Polo GTI', '13.44 s', 1, name)).toBe(`Polo GTI: 13.44 s, ${expected}`);
});
