import { jest } from '@jest/globals';

/** docs/decisions/0024: `.ci/run` sets the number of retries of a failed test; without it nothing is retried. */
jest.retryTimes(Number(process.env.QUARTERMILE_TEST_RETRIES ?? 0), { logErrorsBeforeRetry: true });
