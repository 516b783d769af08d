import { hkdfSync, type KeyObject } from 'node:crypto';
import { RECOVERY_CODES } from '@quartermile/core/domain';

/** Crockford's base32: no letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 60 bits. */
const CODE_LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/**
 * The recovery codes of a seed, such as `k7qd-2m9x-p4tz`. The same seed gives the same codes, so that a repeated
 * request (idempotency key) gets them again although only hashes are stored.
 */
export function recoveryCodesOf(key: KeyObject, seed: string): string[] {
  const bytes = Buffer.from(hkdfSync('sha256', key, 'recovery codes', seed, RECOVERY_CODES * CODE_LENGTH));
  return Array.from({ length: RECOVERY_CODES }, (_, index) =>
    [...bytes.subarray(index * CODE_LENGTH, (index + 1) * CODE_LENGTH)]
      .map((byte) => ALPHABET[byte % ALPHABET.length])
      .join('')
      .replace(GROUP, '$&-'),
  );
}

/** A code as typed, without separators and with look-alikes replaced. */
export function normaliseRecoveryCode(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
}
