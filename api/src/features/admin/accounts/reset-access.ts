import { type Credentials, EMAIL_MAX_LENGTH, plainEmail } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { StartupError } from '../../../platform/config/startup-error.js';
import { noteListChange } from '../activity/note-list-change.js';
import { AdministratorEntity } from '../credentials/administrator.entity.js';
import { hashPassword } from '../credentials/password.js';
import { AuthenticatorEntity } from '../factors/authenticator.entity.js';
import { PasskeyEntity } from '../factors/passkey.entity.js';
import { RecoveryCodeEntity } from '../factors/recovery-code.entity.js';
import { generatePassword } from '../sessions/administrators.service.js';
import { endSessionsOf } from '../sessions/session.service.js';

/** Actor of records about what was done on the server's command line. */
const COMMAND_LINE = 'command line';

/**
 * Restores the access of an administrator who is locked out, in a transaction: a new password, the owner's role, no
 * second factors, no sessions, and no lockouts.
 * @returns the credentials with the generated password
 * @throws StartupError when there is no such administrator
 */
export async function resetAccess(manager: EntityManager, typed: string): Promise<Credentials> {
  const email = plainEmail(typed).slice(0, EMAIL_MAX_LENGTH);
  const account = await manager.findOne(AdministratorEntity, {
    where: { email },
    lock: { mode: 'pessimistic_write' },
  });
  if (!account) throw new StartupError(await unknownText(manager));
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  await manager.update(AdministratorEntity, account.id, { passwordHash, role: 'owner' });
  await removeFactors(manager, account.id);
  await endSessionsOf(manager, account.id);
  await clearLockouts(manager);
  await manager.query(
    `INSERT INTO activity (actor, action, subject_type, subject_id, subject_label, before, after)
     VALUES ($1, 'reset-access', 'administrator', $2, $3, $4, $5)`,
    [
      COMMAND_LINE,
      account.id,
      email,
      JSON.stringify({ role: account.role }),
      JSON.stringify({ role: 'owner' }),
    ],
  );
  await noteListChange(manager);
  return { email, password };
}

/** Removes passkeys, authenticator app and recovery codes of an administrator. */
async function removeFactors(manager: EntityManager, administratorId: string): Promise<void> {
  for (const entity of [PasskeyEntity, AuthenticatorEntity, RecoveryCodeEntity])
    await manager.delete(entity, { administratorId });
}

/** Failures are stored by a hash of e-mail and network, so those of one person cannot be found: all are forgotten. */
async function clearLockouts(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM login_failure');
  await manager.query(
    `DELETE FROM rate_limit WHERE key LIKE 'loginPerNetwork:%' OR key LIKE 'codePerAdministrator:%'`,
  );
}

async function unknownText(manager: EntityManager): Promise<string> {
  const accounts = await manager.find(AdministratorEntity, { order: { createdAt: 'ASC' } });
  const emails = accounts.map(({ email }) => email).join(', ');
  return `There is no administrator with this e-mail. Administrators: ${emails || 'none'}.`;
}
