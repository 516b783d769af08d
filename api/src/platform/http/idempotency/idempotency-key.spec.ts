import { describe, expect, test } from '@jest/globals';
import { messages } from '@quartermile/core/domain';
import { AppError } from '../../errors/app-error.js';
import { IDEMPOTENCY_KEY_MAX_LENGTH, idempotencyKeyOf } from './idempotency-key.js';

const keyOf = (key?: string | string[]) =>
  idempotencyKeyOf({ headers: key === undefined ? {} : { 'idempotency-key': key } });

describe('the idempotency key of a request', () => {
  test('is optional, and has any characters', () => {
    expect(keyOf()).toBeUndefined();
    expect([keyOf('x'), keyOf('a b')]).toEqual(['x', 'a b']);
    expect(keyOf('x'.repeat(IDEMPOTENCY_KEY_MAX_LENGTH))).toHaveLength(IDEMPOTENCY_KEY_MAX_LENGTH);
  });

  test('of repeated headers is their list', () => {
    expect(keyOf(['a', 'b'])).toBe('a, b');
  });

  test.each(['', 'x'.repeat(IDEMPOTENCY_KEY_MAX_LENGTH + 1)])(
    'is refused when empty or too long (case %#)',
    (key) => {
      const message = messages.request.idempotencyKey(IDEMPOTENCY_KEY_MAX_LENGTH);
      let thrown: unknown;
      try {
        keyOf(key);
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBeInstanceOf(AppError);
      expect(thrown).toMatchObject({
        code: 'invalid_input',
        detail: message,
        errors: [{ path: 'Idempotency-Key', message }],
      });
    },
  );
});
