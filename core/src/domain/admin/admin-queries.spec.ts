import { describe, expect, test } from 'vitest';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { activityQuerySchema } from './activity.js';
import {
  ACTIVITY_CARS_MAX,
  ACTIVITY_PAGE,
  ACTIVITY_PAGE_MAX,
  STATISTICS_DAYS,
  STATISTICS_DAYS_MAX,
} from './admin-limits.js';
import { credentialsSchema } from './session.js';
import { demoTotal } from './site-setup.js';
import { statisticsQuerySchema } from './statistics.js';

const invalidNumbers = (most: number) => [
  '0',
  `${most + 1}`,
  '',
  'x',
  '-1',
  '1.5',
  '1x',
  'x1',
  '00001',
  ' 1',
];

/** Ids of so many cars, as a query has them. */
const idsOf = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`).join(',');

describe('the query of the activity list', () => {
  test('has a size of page by default, or one up to the limit', () => {
    expect(activityQuerySchema.parse({})).toEqual({ limit: ACTIVITY_PAGE });
    expect(activityQuerySchema.parse({ limit: '1' }).limit).toBe(1);
    expect(activityQuerySchema.parse({ limit: `${ACTIVITY_PAGE_MAX}` }).limit).toBe(ACTIVITY_PAGE_MAX);
  });

  test.each(invalidNumbers(ACTIVITY_PAGE_MAX))('refuses a page of %j', (limit) => {
    expect(activityQuerySchema.safeParse({ limit }).error?.issues[0]?.message).toBe(
      messages.request.pageSize(ACTIVITY_PAGE_MAX),
    );
  });

  test('takes a cursor that is not empty', () => {
    expect(activityQuerySchema.parse({ cursor: 'abc' }).cursor).toBe('abc');
    expect(activityQuerySchema.safeParse({ cursor: '' }).success).toBe(false);
  });

  test.each([
    ['c1', ['c1']],
    ['c1,c2', ['c1', 'c2']],
    [idsOf(ACTIVITY_CARS_MAX), idsOf(ACTIVITY_CARS_MAX).split(',')],
  ])('takes ids of cars, separated by commas (%#)', (cars, ids) => {
    expect(activityQuerySchema.parse({ cars }).cars).toEqual(ids);
  });

  test.each(['', ',', 'c1,', 'c1,,c2', idsOf(ACTIVITY_CARS_MAX + 1)])(
    'refuses an empty id and too many ids (%#)',
    (cars) => {
      expect(activityQuerySchema.safeParse({ cars }).error?.issues[0]?.message).toBe(
        'Please name 1 to 100 cars, separated by commas.',
      );
    },
  );
});

describe('the query of the statistics', () => {
  test('has a number of days by default, or one up to the limit', () => {
    expect(statisticsQuerySchema.parse({})).toEqual({ days: STATISTICS_DAYS });
    expect(statisticsQuerySchema.parse({ days: '1' }).days).toBe(1);
    expect(statisticsQuerySchema.parse({ days: `${STATISTICS_DAYS_MAX}` }).days).toBe(STATISTICS_DAYS_MAX);
  });

  test.each(invalidNumbers(STATISTICS_DAYS_MAX))('refuses %j days', (days) => {
    expect(statisticsQuerySchema.safeParse({ days }).error?.issues[0]?.message).toBe(
      messages.request.days(STATISTICS_DAYS_MAX),
    );
  });
});

describe('credentials', () => {
  const problem = (email: string, password: string) =>
    credentialsSchema.safeParse({ email, password }).error?.issues[0]?.message;

  test('are an e-mail, which is trimmed, and a password, which is not', () => {
    expect(credentialsSchema.parse({ email: ' a@example.com ', password: ' x ' })).toEqual({
      email: 'a@example.com',
      password: ' x ',
    });
  });

  test('are both required', () => {
    expect(problem(' ', 'x')).toBe(messages.login.emailRequired);
    expect(problem('a@example.com', '')).toBe(messages.login.passwordRequired);
    expect(credentialsSchema.safeParse({}).success).toBe(false);
  });

  test('that are too long are as wrong as any others', () => {
    expect(problem('e'.repeat(EMAIL_MAX_LENGTH), 'p'.repeat(PASSWORD_MAX_LENGTH))).toBeUndefined();
    expect(problem('e'.repeat(EMAIL_MAX_LENGTH + 1), 'x')).toBe(messages.login.invalid);
    expect(problem('e', 'p'.repeat(PASSWORD_MAX_LENGTH + 1))).toBe(messages.login.invalid);
  });
});

test('the demo content counts rows of all kinds', () => {
  expect(demoTotal({ cars: 1, videos: 2, sponsors: 4, events: 8, pastEvents: 16, strips: 32 })).toBe(63);
});
