import { expect, test } from '@jest/globals';
import { drawableText } from './drawable-text.js';

test.each([
  ['Golf 7 R', 'Golf 7 R'],
  ['Cafe\u0301 Racer', 'Café Racer'],
  ['🏁 Golf 🔥🔥 R 🏎️', 'Golf R'],
  ['Лада Niva', 'Niva'],
  ['日産', ''],
  ['a\u0007b\u202ec', 'a b c'],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});
