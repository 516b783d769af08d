import { type KeyObject, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { deriveKey, Signer } from '../../../platform/http/signing/signer.js';
import { settledSecret } from '../sessions/token-options.js';
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

  /** Replaces all codes. The same idempotency key gives the same codes, and leaves used ones used. */
  async renew(
    manager: EntityManager,
    administratorId: string,
    idempotencyKey: string = randomUUID(),
  ): Promise<string[]> {
    const codes = recoveryCodesOf(this.key, `${administratorId}\n${idempotencyKey}`);
    const hashes = codes.map((code) => this.hash(administratorId, code));
    await manager.query('DELETE FROM recovery_code WHERE administrator_id = $1 AND hash <> ALL ($2)', [
      administratorId,
      hashes,
    ]);
    await manager.query(
      'INSERT INTO recovery_code (administrator_id, hash) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING',
      [administratorId, hashes],
    );
    return codes;
  }

  /** Uses up a code, as typed. */
  async use(
    manager: EntityManager,
    administratorId: string,
    typed: string,
  ): Promise<'accepted' | 'used' | 'wrong'> {
    const hash = this.hash(administratorId, typed);
    const rows: { was_used: boolean }[] = await manager.query(
      `WITH known AS (
         SELECT used_at FROM recovery_code WHERE administrator_id = $1 AND hash = $2 FOR UPDATE
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
