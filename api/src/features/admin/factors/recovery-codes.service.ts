import { type KeyObject, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { deriveKey, Signer } from '../../../platform/http/signing/signer.js';
import { settledSecret } from '../sessions/token-options.js';
import { secondFactorMessages } from './factor-messages.js';
import { normaliseRecoveryCode, recoveryCodesOf } from './recovery-codes.js';

/** Recovery codes. Hashes only are stored: HMACs, so that a copy of the database does not allow guessing offline. */
@Injectable()
export class RecoveryCodesService {
  private readonly key: KeyObject;
  private readonly signer: Signer;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = deriveKey(settledSecret(config), 'recovery codes');
    this.signer = new Signer(settledSecret(config), 'recovery code hashes');
  }

  /**
   * Replaces all codes. A repeated call (idempotency key) changes nothing and gives those of its codes that still work;
   * used and replaced ones remain stored, so that no call makes them valid again.
   * @returns the codes, and whether they are new
   * @throws AppError `conflict` if the call was repeated and none of its codes works any more
   */
  async renew(
    manager: EntityManager,
    administratorId: string,
    idempotencyKey: string = randomUUID(),
  ): Promise<{ codes: string[]; isNew: boolean }> {
    const codes = recoveryCodesOf(this.key, `${administratorId}\n${idempotencyKey}`);
    const hashes = codes.map((code) => this.hash(administratorId, code));
    const known: { hash: string; works: boolean }[] = await manager.query(
      `SELECT hash, used_at IS NULL AS works FROM recovery_code
       WHERE administrator_id = $1 AND hash = ANY ($2)`,
      [administratorId, hashes],
    );
    if (known.length > 0) {
      const working = new Set(known.filter(({ works }) => works).map(({ hash }) => hash));
      if (working.size === 0) throw new AppError('conflict', { detail: secondFactorMessages.codesEnded });
      return { codes: codes.filter((_, index) => working.has(hashes[index] ?? '')), isNew: false };
    }
    await this.end(manager, administratorId);
    await manager.query(
      `INSERT INTO recovery_code (administrator_id, hash, created_at)
       SELECT $1, unnest($2::text[]), (SELECT clock_timestamp())`,
      [administratorId, hashes],
    );
    return { codes, isNew: true };
  }

  /** Ends all codes of an administrator. */
  async end(manager: EntityManager, administratorId: string): Promise<void> {
    await manager.query(
      'UPDATE recovery_code SET used_at = now() WHERE administrator_id = $1 AND used_at IS NULL',
      [administratorId],
    );
  }

  /** Uses up a code, as typed. A replaced one is wrong, like any other that is not on the present list. */
  async use(
    manager: EntityManager,
    administratorId: string,
    typed: string,
  ): Promise<'accepted' | 'used' | 'wrong'> {
    const hash = this.hash(administratorId, typed);
    const rows: { was_used: boolean }[] = await manager.query(
      `WITH known AS (
         SELECT used_at FROM recovery_code
         WHERE administrator_id = $1 AND hash = $2
           AND created_at = (SELECT max(created_at) FROM recovery_code WHERE administrator_id = $1)
         FOR UPDATE
       ), taken AS (
         UPDATE recovery_code SET used_at = now()
         WHERE administrator_id = $1 AND hash = $2 AND used_at IS NULL AND EXISTS (SELECT FROM known) RETURNING 1
       )
       SELECT NOT EXISTS (SELECT FROM taken) AS was_used FROM known`,
      [administratorId, hash],
    );
    if (!rows[0]) return 'wrong';
    return rows[0].was_used ? 'used' : 'accepted';
  }

  private hash(administratorId: string, code: string): string {
    return this.signer.sign(`${administratorId}\n${normaliseRecoveryCode(code)}`);
  }
}
