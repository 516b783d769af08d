import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes: OWASP's recommendation, about 30 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash to keep of a password. Argon2id is the library's default. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** What is compared with when there is nobody by a name; made at the start, so that the first such login is no slower. */
const nobodysHash = hashPassword(crypto.randomUUID());

/**
 * Whether a password is the one behind `passwordHash`. With null, when there is nobody by that name, the
 * same work is done against a hash that no password fits, so that the time taken tells nothing.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobodysHash), password);
  return passwordHash !== null && fits;
}
