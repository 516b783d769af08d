import { messages } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';

/**
 * Locks all owners until the end of the transaction, in the order of their ids. Returns their ids.
 * @throws AppError `forbidden` (403) if the caller is no longer one of them
 */
export async function lockOwners(manager: EntityManager, { adminId }: AdminIdentity): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    `SELECT id FROM administrator WHERE role = 'owner' ORDER BY id FOR UPDATE`,
  );
  const owners = rows.map(({ id }) => id);
  if (!owners.includes(adminId)) throw new AppError('forbidden', { detail: messages.people.ownerOnly });
  return owners;
}
