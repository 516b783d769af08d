import type { EntityManager } from 'typeorm';

/** Where nodes hear that something changed which the dashboard lists. */
export const ADMIN_LISTS_CHANNEL = 'admin_lists_changed';

/** Lets every open dashboard load its lists again once the running transaction commits. */
export async function noteListChange(manager: Pick<EntityManager, 'query'>): Promise<void> {
  await manager.query('SELECT pg_notify($1, $2)', [ADMIN_LISTS_CHANNEL, '']);
}
