import { credentialsSchema } from '@quartermile/core/domain';
import * as z from 'zod';
import type { SealedDocument } from '../storage/secure-storage.js';
import { hashPassword, isPasswordOf, passwordHashSchema } from './password-hash.js';

/** E-mail of the last login and a hash of its password. */
export const storedLoginSchema = z.object({ email: z.string(), password: passwordHashSchema });
export type StoredLoginData = z.infer<typeof storedLoginSchema>;

/**
 * What unlocking needs from the last login at a site: the e-mail, and a password hash for offline checks, only with a
 * safe key store. Both are deleted when the session ends.
 */
export class StoredLogin {
  readonly #document: SealedDocument<StoredLoginData>;
  #email: string | null = null;
  #password: StoredLoginData['password'] | null = null;
  #written: Promise<unknown> = Promise.resolve();
  /** Incremented by each login and logout: a hash that finishes after the next one is dropped. */
  #turn = 0;

  constructor(document: SealedDocument<StoredLoginData>) {
    this.#document = document;
  }

  async load(): Promise<void> {
    const stored = await this.#document.read();
    this.#email = stored?.email ?? null;
    this.#password = stored?.password ?? null;
  }

  get email(): string | null {
    return this.#email;
  }

  /** Whether a password can be checked offline. */
  get hasPassword(): boolean {
    return this.#password !== null;
  }

  /** Stores e-mail and password hash of an accepted login request; ignores other bodies. */
  remember(body: string | null): void {
    const read = credentialsSchema.safeParse(parse(body));
    if (!read.success) return;
    this.#turn += 1;
    this.#email = read.data.email;
    this.#password = null;
    if (this.#document.isPersistent) this.#written = this.#hash(read.data, this.#turn);
  }

  /** Whether the password is right; false without a hash. */
  async isPassword(password: string): Promise<boolean> {
    return this.#password !== null && isPasswordOf(this.#password, password);
  }

  /** Deletes both when the session ends. */
  forget(): void {
    this.#turn += 1;
    this.#email = null;
    this.#password = null;
    this.#written = this.#document.write(null);
  }

  /** Resolves when the last change is on disk. */
  saved(): Promise<unknown> {
    return this.#written;
  }

  async #hash(credentials: { email: string; password: string }, turn: number): Promise<void> {
    const password = await hashPassword(credentials.password);
    if (turn !== this.#turn) return;
    this.#password = password;
    await this.#document.write({ email: credentials.email, password });
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
