import type { PersonalDataHandler } from '../../../platform/database/personal-data.js';

/** Statements that delete an administrator's factors, with the words for what was deleted. */
const DELETIONS = {
  passkey: 'passkeys removed',
  authenticator: 'authenticator apps removed',
  recovery_code: 'recovery codes removed',
} as const;
const OWN = 'administrator_id IN (SELECT id FROM administrator WHERE email = $1)';

/** Personal data in an administrator's factors. Secrets and keys are not exported; they identify nobody to a reader. */
export const factorsPersonalData: PersonalDataHandler = {
  async export(manager, person) {
    const email = 'email' in person ? person.email.toLowerCase() : null;
    return {
      passkeys: await manager.query(
        `SELECT id, name, transports, created_at, last_used_at FROM passkey WHERE ${OWN} ORDER BY created_at`,
        [email],
      ),
      authenticators: await manager.query(`SELECT created_at, confirmed_at FROM authenticator WHERE ${OWN}`, [
        email,
      ]),
      recovery_codes: await manager.query(
        `SELECT created_at, used_at FROM recovery_code WHERE ${OWN} ORDER BY created_at, hash`,
        [email],
      ),
    };
  },
  async erase(manager, person) {
    const email = 'email' in person ? person.email.toLowerCase() : null;
    const counts = [];
    for (const [table, what] of Object.entries(DELETIONS)) {
      const rows: { count: number }[] = await manager.query(
        `WITH gone AS (DELETE FROM ${table} WHERE ${OWN} RETURNING 1) SELECT count(*)::int AS count FROM gone`,
        [email],
      );
      counts.push({ what, count: rows[0]?.count ?? 0 });
    }
    return { counts };
  },
};
