import { expect, test } from 'vitest';
import { buildEntry } from '../../testing/build-entry.js';
import { buildWeek, buildWrapCar } from '../../testing/build-week.js';
import { carPageMessages } from '../car-pages/car-page-messages.js';
import { placeHeadline } from '../leaderboard/place-headline.js';
import { wrapMessage } from '../newsletter/wrap/wrap-message.js';
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
  const entered = buildWrapCar(1, { name: 'גולף', driver: 'محمد' });
  const site = { siteName: 'Quartermile', origin: 'https://example.org' };
  expect(wrapMessage(buildWeek({ entries: [entered] }), site)).toContain('• \u2068גולף (محمد)\u2069: 11.0 s');
});
