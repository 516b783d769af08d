import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { QueryRunner } from 'typeorm';

/** The features, in src as in dist. */
const FEATURES = fileURLToPath(new URL('../../features/', import.meta.url));

/**
 * Applies the functions and triggers of the database when one of their files has changed: each `.sql` file beside the
 * service that relies on it. They replace what is there, so that they can be applied again; a function with other parameters
 * has to be dropped by its file first. Their digest is the comment of the table of migrations.
 */
export async function applyRoutines(queryRunner: QueryRunner): Promise<void> {
  const files = (await Array.fromAsync(glob('**/*.sql', { cwd: FEATURES }))).toSorted();
  const routines = await Promise.all(files.map((file) => readFile(`${FEATURES}${file}`, 'utf8')));
  const digest = createHash('sha256').update(JSON.stringify(routines)).digest('hex');
  const [applied]: { digest: string | null }[] = await queryRunner.query(
    `SELECT obj_description('migrations'::regclass) AS digest`,
  );
  if (applied?.digest === digest) return;
  for (const routine of routines) await queryRunner.query(routine);
  await queryRunner.query(`COMMENT ON TABLE migrations IS '${digest}'`);
}
