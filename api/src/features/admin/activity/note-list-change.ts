import type { EntityManager } from 'typeorm';

/** Notification channel for changes of the dashboard's lists. */
export const ADMIN_LISTS_CHANNEL = 'admin_lists_changed';

/** Notifies all open dashboards to reload their lists when the current transaction commits. */
export async function noteListChange(manager: Pick<EntityManager, 'query'>): Promise<void> {
  await manager.query('SELECT pg_notify($1, $2)', [ADMIN_LISTS_CHANNEL, '']);
}
