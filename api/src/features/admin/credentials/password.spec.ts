import { describe, expect, it } from '@jest/globals';
import { hashPassword, NOBODYS_HASH, verifyPassword } from './password.js';

describe('verifyPassword', () => {
  it('accepts the password of the hash only', async () => {
    const passwordHash = await hashPassword('correct horse');
    expect(await verifyPassword(passwordHash, 'correct horse')).toBe(true);
    expect(await verifyPassword(passwordHash, 'wrong horse')).toBe(false);
  });

  it('refuses any password of an unknown account', async () => {
    expect(await verifyPassword(null, 'correct horse')).toBe(false);
  });
});

it('the hash for unknown accounts takes as long to verify as that of an account', async () => {
  const costOf = (passwordHash: string): string[] => passwordHash.split('$').slice(0, 4);
  expect(costOf(NOBODYS_HASH)).toEqual(costOf(await hashPassword('correct horse')));
});
