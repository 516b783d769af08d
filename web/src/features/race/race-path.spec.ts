import { expect, test } from 'vitest';
import { racePath } from './race-path.js';

test('paths have the ids of one or two entries', () => {
  expect([racePath('a'), racePath('a', 'b/c')]).toEqual(['/race/a', '/race/a/b%2Fc']);
});
