import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FIRST_RULES } from './board-rules.js';
import { FIRST_RULES_VERSION, rulesVersionName, rulesVersionOf } from './rules-version.js';

test('the first version of the rules stays as it was published', () => {
  const digest = createHash('sha256').update(JSON.stringify(FIRST_RULES)).digest('hex').slice(0, 16);
  expect([FIRST_RULES.version, digest]).toEqual([FIRST_RULES_VERSION, '6e6a9912183f7886']);
});

test('an entry without a version was approved under the first one', () => {
  expect([rulesVersionOf({}), rulesVersionOf({ rulesVersion: '2027-03' })]).toEqual(['2026-11', '2027-03']);
});

test('a version has the name of its month, with a number from the second one on', () => {
  expect(['2026-11', '2026-11-2', '2027-03-10'].map(rulesVersionName)).toEqual([
    'November 2026',
    'November 2026 (2)',
    'March 2027 (10)',
  ]);
});
