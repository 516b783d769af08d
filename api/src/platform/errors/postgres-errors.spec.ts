import { describe, expect, test } from '@jest/globals';
import { failureOf } from './postgres-errors.js';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('failureOf', () => {
  test.each([
    ['a broken connection', '08006', 'lost'],
    ['a full disk', '53100', 'lost'],
    ['a terminated backend', '57P01', 'lost'],
    ['a crash', '57P02', 'lost'],
    ['an input/output error', '58030', 'lost'],
    ['an internal error', 'XX000', 'lost'],
    ['a reset socket', 'ECONNRESET', 'lost'],
    ['a key that exists', '23505', 'conflict'],
    ['a serialisation failure', '40001', 'conflict'],
    ['a deadlock', '40P01', 'conflict'],
    ['a number out of range', '22003', 'refused'],
    ['a missing row', '23503', 'refused'],
    ['a failed check', '23514', 'refused'],
  ])('of %s (%s) is %s, also within an error of TypeORM', (_what, code, kind) => {
    expect(failureOf(withCode(code))).toBe(kind);
    expect(failureOf(Object.assign(new Error('failed'), { driverError: withCode(code) }))).toBe(kind);
  });

  test('of an error without a code, such as a time-out, is lost', () => {
    expect(failureOf(new Error('Query read timeout'))).toBe('lost');
  });
});
