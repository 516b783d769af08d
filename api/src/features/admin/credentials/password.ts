/** Argon2id parameters recommended by OWASP: 19 MiB and two passes, about 30 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Compared with when the account does not exist: the hash of a random text that was not recorded. A constant, because
 * computing it would cost every startup 30 ms and 19 MiB.
 */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$mnaMhunh+dKVB6XMk49sqg$JNqr6tcGJhOUk7O5C7hQmS/9Zm6JEkYdrY8zUtFCbAo';

/** Loads the native library lazily; few visitors sign in. */
const loadLibrary = () => import('@node-rs/argon2');

/** Hashes a password for storage. Argon2id is the library's default. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadLibrary();
  return hash(password, COST);
}

/**
 * Whether a password matches `passwordHash`. With null, for an unknown account, a dummy hash is verified instead, so
 * that the response time does not reveal whether the account exists.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const { verify } = await loadLibrary();
  const fits = await verify(passwordHash ?? NOBODYS_HASH, password);
  return passwordHash !== null && fits;
}
