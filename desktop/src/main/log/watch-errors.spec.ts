import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorCode, errorFields } from './error-fields.js';
import { setLogFile } from './log.js';
import { watchErrors } from './watch-errors.js';

const lines: string[] = [];
const fakeProcess = new EventEmitter();
const onFirst = vi.fn();
let stop: () => void;
beforeEach(() => {
  lines.length = 0;
  onFirst.mockReset();
  setLogFile({ append: (line) => lines.push(line) });
  stop = watchErrors(fakeProcess, onFirst);
});
afterEach(() => {
  stop();
  setLogFile(null);
});

test('logs every uncaught error and reports the first one', () => {
  fakeProcess.emit('uncaughtException', new TypeError('first'));
  fakeProcess.emit('unhandledRejection', new RangeError('second'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'error', event: 'uncaught exception', error: 'TypeError' }),
    expect.objectContaining({ level: 'error', event: 'unhandled rejection', error: 'RangeError' }),
  ]);
  expect(onFirst).toHaveBeenCalledTimes(1);
});

test('omits the message and directories, which may contain names', () => {
  fakeProcess.emit('uncaughtException', new SyntaxError('Unexpected "{"owner":"Thabo"'));
  expect(lines[0]).toContain('watch-errors.spec.ts');
  expect(lines[0]).not.toContain('Thabo');
  expect(lines[0]).not.toContain(import.meta.dirname);
});

test('handles thrown values of any type', () => {
  fakeProcess.emit('unhandledRejection', 'thabo@example.org');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error: 'string', stack: '' });
});

test('logs nothing after it was stopped', () => {
  stop();
  fakeProcess.emit('uncaughtException', new Error('late'));
  expect(lines).toEqual([]);
});

test.each([
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [Object.assign(new Error('x'), { code: 'somebody typed this' }), 'Error'],
  [new Error('net::ERR_CERT_INVALID'), 'ERR_CERT_INVALID'],
  [new DOMException('x', 'AbortError'), 'AbortError'],
  [null, 'object'],
])('%s has the code %s', (error, code) => {
  expect(errorCode(error)).toBe(code);
  expect(errorFields(error).error).toBe(code);
});
