import type { Factors } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { PasskeyEntity } from './passkey.entity.js';

interface FactorsRow {
  confirmed_at: Date | null;
  recovery_codes: number;
  is_dismissed: boolean;
}

/** Reads the factors of an administrator. */
export async function readFactors(
  manager: EntityManager,
  administratorId: string,
  passkeyOrigin: string | null,
): Promise<Factors> {
  const passkeys = await manager.find(PasskeyEntity, {
    where: { administratorId },
    order: { createdAt: 'ASC' },
  });
  const rows: FactorsRow[] = await manager.query(
    `SELECT
       (SELECT confirmed_at FROM authenticator WHERE administrator_id = $1) AS confirmed_at,
       (SELECT count(*)::int FROM recovery_code WHERE administrator_id = $1 AND used_at IS NULL) AS recovery_codes,
       EXISTS (SELECT FROM factor_offer WHERE administrator_id = $1) AS is_dismissed`,
    [administratorId],
  );
  const { confirmed_at = null, recovery_codes = 0, is_dismissed = false } = rows[0] ?? {};
  return {
    passkeys: passkeys.map(toPasskey),
    authenticator: confirmed_at && { confirmedAt: confirmed_at.toISOString() },
    recoveryCodes: recovery_codes,
    passkeyOrigin,
    isOffered: passkeys.length === 0 && !confirmed_at && !is_dismissed,
  };
}

const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyEntity) => ({
  _id: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
