import { expect, test } from 'vitest';
import { searchWords } from './fold-text.js';
import { wholeNumber } from './whole-number.js';

test('a whole number has up to ten digits, and both limits belong to it', () => {
  const schema = wholeNumber(2, 40, 'no number');
  expect(['2', '40', '007'].map((text) => schema.parse(text))).toEqual([2, 40, 7]);
  for (const text of ['1', '41', '', '-3', '+3', '3.5', '3x', 'x3', ' 3', '1e1', '00000000003', 3, null])
    expect([text, schema.safeParse(text).error?.issues[0]?.message]).toEqual([text, 'no number']);
});

test('a search has the normalised words of its text', () => {
  expect(searchWords('  ŠKODA\n RS ')).toEqual(['skoda', 'rs']);
  expect(searchWords('Citroe\u0308n')).toEqual(['citroen']);
  expect(searchWords('\u200eVolks\u00adwagen\u00a0Golf\u200b')).toEqual(['volkswagen', 'golf']);
  expect(searchWords('  ')).toEqual([]);
});
