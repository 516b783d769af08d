import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLogFile } from './log.js';
import { startCallLog, toPathPattern } from './log-call.js';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  setLogFile({ append: (line) => lines.push(line) });
});
afterEach(() => setLogFile(null));
const last = (): unknown => JSON.parse(lines.at(-1) ?? '');

test.each([
  ['/api/cars/pending?search=Thabo', '/api/cars/pending'],
  ['/api/videos/delete/1234-5678', '/api/videos/delete/:id'],
  ['/api/past-events/list', '/api/past-events/list'],
  ['/api/past-events/1234', '/api/past-events/:id'],
  ['/api/past-events/1234/5678', '(another path)'],
  ['/api/thabo@example.org', '(another path)'],
])('%s is written as %s', (path, pattern) => {
  expect(toPathPattern(path)).toBe(pattern);
});

test('logs status and duration', () => {
  startCallLog('POST', '/api/cars/review')({ status: 409 });
  expect(last()).toMatchObject({ level: 'info', event: 'call', method: 'POST', status: 409 });
  expect(last()).toHaveProperty('ms', expect.any(Number));
});

test('logs a server error as a warning', () => {
  startCallLog('GET', '/api/cars/pending')({ status: 503 });
  expect(last()).toMatchObject({ level: 'warn', status: 503 });
});

test('logs a failed call as a warning with the error code', () => {
  startCallLog('GET', '/api/cars/pending')({ error: new Error('net::ERR_CONNECTION_REFUSED') });
  expect(last()).toMatchObject({ level: 'warn', event: 'call failed', error: 'ERR_CONNECTION_REFUSED' });
});
