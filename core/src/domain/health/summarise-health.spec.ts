import { describe, expect, test } from 'vitest';
import { sortHealth, summariseHealth } from './summarise-health.js';

const items = (...states: ('ok' | 'warning' | 'error' | 'off')[]) => states.map((state) => ({ state }));

describe('the summary of all parts', () => {
  test.each([
    [items(), 'ok', 0],
    [items('ok', 'off'), 'ok', 0],
    [items('ok', 'warning'), 'warning', 1],
    [items('warning', 'error', 'off', 'warning'), 'error', 3],
  ])('%j is %s with %d to look at', (parts, state, attention) => {
    expect(summariseHealth(parts)).toEqual({ state, attention });
  });
});

test('parts are sorted by urgency, then in their order of display', () => {
  const sorted = sortHealth([
    { id: 'server', state: 'ok' },
    { id: 'backup', state: 'off' },
    { id: 'mail', state: 'warning' },
    { id: 'database', state: 'ok' },
    { id: 'clock', state: 'error' },
    { id: 'jobs', state: 'warning' },
  ]);
  expect(sorted.map(({ id }) => id)).toEqual(['clock', 'jobs', 'mail', 'database', 'server', 'backup']);
});
