import { expect, test } from 'vitest';
import { buildAdminCar, buildAdminEntry } from '../../testing/index.js';
import { filterEntries } from './filter-entries.js';

const golf = buildAdminEntry({ _id: '1', category: 'World Facts' });
const m2 = buildAdminEntry({ _id: '2', car: buildAdminCar({ name: 'BMW M2', owner: 'Lerato' }) });
const entries = [golf, m2];

test.each([
  [null, '', entries],
  ['World Facts', '', [golf]],
  [null, ' bmw ', [m2]],
  [null, 'LERATO', [m2]],
  ['World Facts', 'bmw', []],
] as const)('category %s and "%s" leave what matches both', (category, search, left) => {
  expect(filterEntries(entries, { category, search })).toEqual(left);
});
