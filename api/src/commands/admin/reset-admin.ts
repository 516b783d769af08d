import { resetAccess } from '../../features/admin/index.js';
import type { OpenDatabase } from '../../platform/database/open-database.js';

/** `npm run db -- reset-admin EMAIL`: restores the access of an administrator and returns the new password. */
export async function resetAdminText({ dataSource }: OpenDatabase, email: string): Promise<string> {
  const reset = await dataSource.transaction((manager) => resetAccess(manager, email));
  return [
    `${reset.email} is an owner, with the new password ${reset.password}`,
    'It is shown once. All sessions of this account have ended, its second factors are removed, and logins are no longer blocked.',
  ].join('\n');
}
