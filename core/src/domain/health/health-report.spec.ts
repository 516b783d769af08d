import { describe, expect, test } from 'vitest';
import { healthReportSchema, healthRetriedSchema, healthRetrySchema } from './health-report.js';

const at = '2026-11-22T10:00:00.000Z';
const item = {
  id: 'mail',
  label: 'E-mail',
  state: 'error',
  summary: 'Two mails could not be sent.',
  action: 'Check the mail server.',
  since: at,
  details: [
    { label: 'Host', value: 'mail.example.com', kind: 'text' },
    { label: 'Last sent', value: at, kind: 'moment' },
  ],
  retryable: true,
};
const well = { ...item, id: 'disk', state: 'ok', action: null, since: null, details: [], retryable: false };

describe('the report of health', () => {
  test('is returned whole, with what is the matter and what is measured', () => {
    const report = { checkedAt: at, items: [item, well] };
    expect(healthReportSchema.parse(report)).toEqual(report);
  });

  test.each([{ id: 'kettle' }, { state: 'unwell' }, { details: [{ label: 'a', value: 'b', kind: 'link' }] }])(
    'has no part with %j',
    (change) => {
      const report = { checkedAt: at, items: [{ ...item, ...change }] };
      expect(healthReportSchema.safeParse(report).success).toBe(false);
    },
  );
});

describe('a retry', () => {
  test.each(['jobs', 'mail', 'backup'])('is possible for %s', (part) => {
    expect(healthRetrySchema.parse({ item: part })).toEqual({ item: part });
  });

  test.each(['disk', '', undefined])('is refused for %j', (part) => {
    expect(healthRetrySchema.safeParse({ item: part }).error?.issues[0]?.message).toBe(
      'Choose jobs, mail or backup.',
    );
  });

  test('says how much is tried again', () => {
    expect(healthRetriedSchema.parse({ retried: 2 })).toEqual({ retried: 2 });
    expect(healthRetriedSchema.safeParse({ retried: 0.5 }).success).toBe(false);
  });
});
