import type { EntityManager } from 'typeorm';

/** Whether the administrator completed or skipped the first steps. */
export async function isSetupFinished(manager: EntityManager): Promise<boolean> {
  const rows = await manager.query<unknown[]>('SELECT FROM site_profile WHERE setup_finished_at IS NOT NULL');
  return rows.length > 0;
}

/**
 * Marks the first steps as finished.
 * @returns false if they were finished before
 */
export async function finishSiteSetup(manager: EntityManager): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `INSERT INTO site_profile (profile, setup_finished_at) VALUES ('{}', now())
     ON CONFLICT (id) DO UPDATE SET setup_finished_at = now() WHERE site_profile.setup_finished_at IS NULL
     RETURNING id`,
  );
  return rows.length > 0;
}

/**
 * Creates the profile of a live site if none exists.
 * @returns whether it was created
 */
export async function startLiveProfile(manager: EntityManager): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `INSERT INTO site_profile (profile) VALUES ('{"live": true}') ON CONFLICT DO NOTHING RETURNING id`,
  );
  return rows.length > 0;
}

/** Resets the profile to the defaults. */
export async function clearSiteProfile(manager: EntityManager): Promise<void> {
  await manager.query(`UPDATE site_profile SET profile = '{}'`);
}
