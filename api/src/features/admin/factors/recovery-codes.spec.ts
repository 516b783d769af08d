import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { normaliseRecoveryCode, recoveryCodesOf } from './recovery-codes.js';

describe('recovery codes', () => {
  const key = createSecretKey(randomBytes(32));

  test('depend on key and seed', () => {
    const codes = recoveryCodesOf(key, 'one');
    expect(recoveryCodesOf(key, 'one')).toEqual(codes);
    expect(recoveryCodesOf(key, 'two')).not.toEqual(codes);
    expect(recoveryCodesOf(createSecretKey(randomBytes(32)), 'one')).not.toEqual(codes);
  });

  test('are equal however they are typed', () => {
    expect(normaliseRecoveryCode('K7QD 2m9x-p4tz')).toBe('k7qd2m9xp4tz');
    expect(normaliseRecoveryCode('oil0-0000-0000')).toBe('011000000000');
  });
});
