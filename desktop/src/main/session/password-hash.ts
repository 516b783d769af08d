import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** Length of that hash and of its salt, bytes. */
const UNLOCK_HASH_BYTES = 32;

/** Memory limit for this cost, bytes: 128 * N * r with a margin. */
const UNLOCK_SCRYPT_MEMORY_BYTES = 64 * 1024 * 1024;

/** Cost of the offline password hash: N of scrypt (RFC 7914), with r = 8 and p = 1. */
const UNLOCK_SCRYPT_COST = 2 ** 15;

/** A stored password hash: base64 salt and hash, and the scrypt cost parameters. */
export const passwordHashSchema = z.object({
  salt: z.string(),
  hash: z.string(),
  cost: z.int().min(2).max(UNLOCK_SCRYPT_COST),
});
export type PasswordHash = z.infer<typeof passwordHashSchema>;

/** Hashes a password with a random salt. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(UNLOCK_HASH_BYTES);
  const hash = await derive(password, salt, UNLOCK_SCRYPT_COST);
  return { salt: salt.toString('base64'), hash: hash.toString('base64'), cost: UNLOCK_SCRYPT_COST };
}

/** Verifies a password against its hash. */
export async function isPasswordOf(stored: PasswordHash, password: string): Promise<boolean> {
  const hash = Buffer.from(stored.hash, 'base64');
  const tried = await derive(password, Buffer.from(stored.salt, 'base64'), stored.cost);
  return hash.length === tried.length && timingSafeEqual(hash, tried);
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options = { N: cost, r: 8, p: 1, maxmem: UNLOCK_SCRYPT_MEMORY_BYTES };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, UNLOCK_HASH_BYTES, options, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}
