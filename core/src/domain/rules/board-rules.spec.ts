import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../cars/category.js';
import { type BoardRules, boardRules, currentRules } from './board-rules.js';
import { FIRST_RULES_VERSION, rulesVersionOf } from './rules-version.js';

/** Digests of the published versions. Add one for a new version, and change none: entries link to their texts. */
const PUBLISHED = { '2026-11': '6e6a9912183f7886' };

const all: readonly BoardRules[] = boardRules;

test('a published version of the rules stays as it is', () => {
  const digests = all.map((rules) => [
    rules.version,
    createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 16),
  ]);
  expect(Object.fromEntries(digests)).toEqual(PUBLISHED);
});

test('versions are in the order of their days, from the first to the current one', () => {
  const days = all.map(({ since }) => since);
  expect(days).toEqual([...new Set(days)].toSorted());
  expect(all[0]?.version).toBe(FIRST_RULES_VERSION);
  expect(currentRules).toBe(all.at(-1));
});

test('every version has rules for every board', () => {
  for (const { version, since, general, boards } of all) {
    expect(since.startsWith(version)).toBe(true);
    expect(general.length).toBeGreaterThan(0);
    for (const category of CATEGORIES) expect(boards[category].length).toBeGreaterThan(0);
  }
});

test('an entry without a version was approved under the first one', () => {
  expect([rulesVersionOf({}), rulesVersionOf({ rulesVersion: '2027-03' })]).toEqual(['2026-11', '2027-03']);
});
