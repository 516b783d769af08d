import { expect, test } from 'vitest';
import { buildEntry } from '../../testing/build-entry.js';
import { carPageMessages } from '../car-pages/car-page-messages.js';
import { placeHeadline } from '../leaderboard/place-headline.js';
import { isolate } from './isolate.js';

test.each(['Golf 7 R', '', '日本語', 'Ñandú 🏁'])('%j needs no isolation', (text) => {
  expect(isolate(text)).toBe(text);
});

test.each(['محمد', 'גולף R', 'Golf ٧', 'ﻢ'])('%j is isolated', (text) => {
  expect(isolate(text)).toBe(`\u2068${text}\u2069`);
});

test('a name from right to left turns neither the figure beside it nor the driver around', () => {
  const entry = buildEntry({ car: { name: 'גולף', owner: 'محمد', time: '12.4' } });
  expect(placeHeadline({ entry, position: 2 })).toMatch(/^\u2068גולף\u2069: 12\.4 s, 2nd/);
  expect(carPageMessages.headline('גולף', '12.4')).toMatch(/^\u2068גולף\u2069: 12\.4 s/);
});
