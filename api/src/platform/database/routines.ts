import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { QueryRunner } from 'typeorm';

/** The features, in src as in dist. */
const FEATURES = new URL('../../features/', import.meta.url);

/** The files in the order in which they are applied. A list, because a search for them would delay every start. */
export const ROUTINES = [
  'cars/pages/removed-cars.sql',
  'cars/video-of-run.sql',
  'review/seen/picture-fingerprints.sql',
  'runs/delete-unused.sql',
  'strips/strip-of-run.sql',
  'votes/cast-votes.sql',
];

/**
 * Applies the functions and triggers of the database when one of their files has changed: each `.sql` file beside the
 * service that relies on it. They replace what is there, so that they can be applied again; a function with other parameters
 * has to be dropped by its file first. Their digest is the comment of the table of migrations.
 */
export async function applyRoutines(queryRunner: QueryRunner): Promise<void> {
  const routines = await Promise.all(ROUTINES.map((file) => readFile(new URL(file, FEATURES), 'utf8')));
  const digest = createHash('sha256').update(JSON.stringify(routines)).digest('hex');
  const [applied]: { digest: string | null }[] = await queryRunner.query(
    `SELECT obj_description('migrations'::regclass) AS digest`,
  );
  if (applied?.digest === digest) return;
  for (const routine of routines) await queryRunner.query(routine);
  await queryRunner.query(`COMMENT ON TABLE migrations IS '${digest}'`);
}
