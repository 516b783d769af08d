import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tellFailures } from './what-failed.mjs';

const colour = (line) => `\u001b[1m\u001b[31m${line}\u001b[39m\u001b[22m`;

test('each runner’s failures are told with their first lines, once', () => {
  const told = tellFailures(
    [
      '@quartermile/web:   ✓ 1 e2e/home.e2e.ts:3:1 › shows the videos (1.0s)',
      colour('@quartermile/web:   1) e2e/home.e2e.ts:9:1 › shows the sponsors ───'),
      '@quartermile/web:     Error: expect(locator).toBeVisible() failed',
      '@quartermile/web:   1 flaky',
      '@quartermile/api:   ● votes › are counted once',
      '@quartermile/api:     Expected: 1',
      '@quartermile/api:   ● votes › are counted once',
      '@quartermile/core:  FAIL   rules  src/domain/time.spec.ts > times > are read',
      '@quartermile/core:  AssertionError: 9.99',
    ].join('\n'),
  );
  assert.deepEqual(
    told.map((failure) => failure.split('\n')[0]),
    [
      '1) e2e/home.e2e.ts:9:1 › shows the sponsors ───',
      '● votes › are counted once',
      'FAIL   rules  src/domain/time.spec.ts > times > are read',
    ],
  );
  assert.match(told[0], /toBeVisible\(\) failed/);
});

test('nothing is told of a run without failures, and of many only the first', () => {
  assert.deepEqual(
    tellFailures('@quartermile/web:   ✓ 1 e2e/home.e2e.ts:3:1 › shows the videos (1.0s)\n'),
    [],
  );
  const many = Array.from({ length: 11 }, (_, nth) => `  ${nth + 1}) e2e/home.e2e.ts:${nth}:1 › fails`);
  assert.equal(tellFailures(many.join('\n')).at(-1), 'and 3 more');
});
