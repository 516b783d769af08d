import { hash, verify } from '@node-rs/argon2';

/** Argon2id parameters recommended by OWASP: 19 MiB and two passes, about 30 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password for storage. Argon2id is the library's default. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Compared with when the account does not exist. Created at startup, so that the first such login is not slower. */
const nobodysHash = hashPassword(crypto.randomUUID());

/**
 * Whether a password matches `passwordHash`. With null, for an unknown account, a dummy hash is verified instead, so
 * that the response time does not reveal whether the account exists.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobodysHash), password);
  return passwordHash !== null && fits;
}
