import { describe, expect, test } from 'vitest';
import type { HealthItem } from './health-report.js';
import { sortHealth, summariseHealth } from './summarise-health.js';

const item = (id: HealthItem['id'], state: HealthItem['state'], action: string | null = null) => ({
  id,
  state,
  action,
});

describe('the summary of all parts', () => {
  const failing = [item('jobs', 'warning'), item('disk', 'error')];
  const setUp = item('mail', 'off', 'Set SMTP_URL to your mail server.');
  test.each([
    ['ok', [], []],
    ['ok', [item('disk', 'ok'), item('mail', 'off')], []],
    ['warning', [item('disk', 'ok'), item('jobs', 'warning')], ['jobs']],
    ['error', [...failing, item('mail', 'off')], ['jobs', 'disk']],
    ['warning', [item('disk', 'ok'), setUp], ['mail']],
    ['error', [...failing, setUp], ['jobs', 'disk', 'mail']],
  ] as const)('is %s for %j', (state, items, needing) => {
    const summary = summariseHealth(items);
    expect([summary.state, summary.needing.map(({ id }) => id)]).toEqual([state, needing]);
  });
});

test('parts are sorted by urgency, then in their order of display', () => {
  const sorted = sortHealth([
    item('server', 'ok'),
    item('backup', 'off', 'Set BACKUP_DIR to a folder on another disk.'),
    item('mail', 'warning'),
    item('database', 'ok'),
    item('pictures', 'off'),
    item('clock', 'error'),
    item('jobs', 'warning'),
  ]);
  expect(sorted.map(({ id }) => id).join(' ')).toBe('clock jobs mail backup database server pictures');
});
