import { describe, expect, test } from '@jest/globals';
import { BadRequestException, HttpException, NotFoundException } from '@nestjs/common';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { AppError } from './app-error.js';
import { toAppError } from './to-app-error.js';

describe('toAppError', () => {
  const withCode = (code: string, more: object = {}) =>
    Object.assign(new Error('words of a library'), { code, ...more });
  const fromDatabase = (code: string) => new QueryFailedError('SELECT 1', [], withCode(code));

  test.each<[string, unknown, string]>([
    ['a missing page', new NotFoundException('Cannot GET /secret/path'), 'not_found'],
    ['a bad request', new BadRequestException('words'), 'invalid_input'],
    ['an odd status', new HttpException('words', 418), 'invalid_input'],
    ['a status of the server', new HttpException('words', 500), 'internal'],
    ['a body too large', withCode('FST_ERR_CTP_BODY_TOO_LARGE', { statusCode: 413 }), 'body_too_big'],
    [
      'a wrong type',
      withCode('FST_ERR_CTP_INVALID_MEDIA_TYPE', { statusCode: 415 }),
      'unsupported_media_type',
    ],
    ['a wrong length', withCode('FST_ERR_CTP_INVALID_CONTENT_LENGTH', { statusCode: 400 }), 'invalid_input'],
    ['a text that is no uuid', fromDatabase('22P02'), 'invalid_input'],
    ['a number out of range', fromDatabase('22003'), 'invalid_input'],
    ['a NUL', fromDatabase('22021'), 'invalid_input'],
    ['a row that exists', fromDatabase('23505'), 'conflict'],
    ['a row that is gone', fromDatabase('23503'), 'conflict'],
    ['a deadlock', fromDatabase('40P01'), 'unavailable'],
    ['a database that shuts down', fromDatabase('57P01'), 'unavailable'],
    ['a mistake in SQL', fromDatabase('42601'), 'internal'],
    ['a refused connection', withCode('ECONNREFUSED', { syscall: 'connect' }), 'unavailable'],
    ['two refused connections', new AggregateError([withCode('ECONNREFUSED')]), 'unavailable'],
    ['a lost connection', new Error('Connection terminated unexpectedly'), 'unavailable'],
    ['a database that does not answer', new Error('Query read timeout'), 'unavailable'],
    ['a transaction whose connection is gone', new QueryRunnerAlreadyReleasedError(), 'unavailable'],
    ['a missing file', withCode('ENOENT', { syscall: 'open' }), 'internal'],
    ['a defect', new TypeError('x is not a function'), 'internal'],
    ['a thrown text', 'text', 'internal'],
    ['nothing', undefined, 'internal'],
  ])('takes %s for what it is', (_name, thrown, code) => {
    const error = toAppError(thrown);
    expect(error.code).toBe(code);
    expect(error.detail).not.toContain('words');
  });

  test('returns an AppError unchanged', () => {
    const refusal = new AppError('already_voted', { retryAfterS: 3 });
    expect(toAppError(refusal)).toBe(refusal);
  });

  test('sets Retry-After to one second when the database is unreachable', () => {
    expect(toAppError(fromDatabase('57P03')).retryAfterS).toBe(1);
  });
});
