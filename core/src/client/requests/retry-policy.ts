import { HTTPError, type RetryOptions } from 'ky';
import { REQUEST_RETRY_WAIT_MS } from '../../domain/index.js';
import { readRetryAfter } from './client-errors.js';
import { NetworkError } from './network-error.js';

/** Number of retries of a failed call. */
const REQUEST_RETRIES = 3;

/** A longer Retry-After is shown to the person instead of waiting. */
const RETRY_AFTER_MAX_MS = 5000;

const SERVER_ERRORS = Array.from({ length: 100 }, (_, index) => 500 + index);

/** Contract section 5, "retries": network errors, time-outs, 429 with a short wait, and 5xx. */
export const retryPolicy = {
  limit: REQUEST_RETRIES,
  methods: ['get', 'post', 'put', 'delete'],
  statusCodes: [429, ...SERVER_ERRORS],
  afterStatusCodes: [429, 503],
  maxRetryAfter: RETRY_AFTER_MAX_MS,
  delay: () => REQUEST_RETRY_WAIT_MS,
  retryOnTimeout: true,
  shouldRetry: ({ error }) => {
    if (error instanceof NetworkError) return true;
    if (error instanceof HTTPError && isWaitTooLong(error.response.headers)) return false;
    return undefined;
  },
} satisfies RetryOptions;

function isWaitTooLong(headers: Headers): boolean {
  return (readRetryAfter(headers) ?? 0) * 1000 > RETRY_AFTER_MAX_MS;
}
