import { expect, test } from 'vitest';
import { median, toTable } from './bench/findings.mjs';

test('the median is the middle of the sorted values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([100, 1, 3, 5])).toBe(4);
});

test('the table compares each measurement with its baseline', () => {
  const table = toTable([
    { name: 'launch', unit: 'ms', values: [300, 100, 200], besides: 'an empty page', floor: [50, 100] },
    { name: 'main process', unit: 'kB', values: [63.46] },
  ]);
  const lines = table.split('\n');
  expect(lines[1]).toMatch(/^launch +200 ms +100 to 300 +2\.7 x an empty page \(75\.0\)$/);
  expect(lines[2]).toMatch(/^main process +63\.5 kB$/);
});
