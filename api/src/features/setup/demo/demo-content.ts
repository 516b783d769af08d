import { type DemoCounts, NO_DEMO_CONTENT } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { hasNoRecordBut } from '../../admin/index.js';
import type { DemoRows } from '../../demo/index.js';
import type { StoredImage } from '../../media/index.js';
import { clearSiteProfile, startLiveProfile } from '../../site/index.js';
import { demoSubjects } from './demo-subjects.js';

/** Recorded actions that do not count as edits. All other actions do. */
const DECISIONS = ['approve', 'reject', 'reopen', 'add-entry', 'toggle-featured'];

/** SQL condition for rows of `demo_content` without recorded edits; $1 is `DECISIONS`. */
const UNEDITED = hasNoRecordBut('demo.kind', 'demo.id', '$1::text[]');

/** Marks all rows as demo content, right after an empty database was filled. */
export async function markDemoContent(manager: EntityManager): Promise<void> {
  const rows = demoSubjects.map(({ rows: { type, table } }) => `SELECT '${type}', id::text FROM ${table}`);
  await manager.query(`INSERT INTO demo_content (kind, id) ${rows.join(' UNION ALL ')}`);
  if (await startLiveProfile(manager))
    await manager.query("INSERT INTO demo_content (kind, id) VALUES ('site', 'site')");
}

/** Counts the unedited demo content. */
export async function countDemoContent(manager: EntityManager): Promise<DemoCounts> {
  const counts = { ...NO_DEMO_CONTENT };
  for (const { rows } of demoSubjects) {
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM ${fromDemo(rows)} WHERE ${UNEDITED}`,
      [DECISIONS],
    );
    counts[rows.kind] = row?.count ?? 0;
  }
  return counts;
}

/** Result of a removal. */
export interface RemovedDemoContent {
  readonly removed: DemoCounts;
  /** Pictures of the deleted rows, whose files can be deleted after the commit. */
  readonly pictures: readonly StoredImage[];
  /** Ids of deleted cars that were pending. */
  readonly pendingCars: readonly string[];
}

interface RemovedRow {
  readonly id: string;
  readonly pictures: readonly (string | null)[];
  readonly proof: string | null;
  readonly pending: boolean;
}

/**
 * Deletes unedited demo content in the caller's transaction. Rows are locked first, so that concurrent edits are
 * completed and detected.
 */
export async function removeDemoContent(manager: EntityManager): Promise<RemovedDemoContent> {
  const removed = { ...NO_DEMO_CONTENT };
  const rows: RemovedRow[] = [];
  for (const { rows: kind } of demoSubjects)
    await manager.query(`SELECT FROM ${fromDemo(kind)} FOR UPDATE OF shown`);
  for (const subject of demoSubjects.toReversed()) {
    const gone = await removeRows(manager, subject.rows);
    removed[subject.rows.kind] = gone.length;
    rows.push(...gone);
  }
  await resetProfile(manager);
  await manager.query('DELETE FROM demo_content');
  return {
    removed,
    pictures: rows.flatMap(picturesOf),
    pendingCars: rows.filter(({ pending }) => pending).map(({ id }) => id),
  };
}

async function removeRows(manager: EntityManager, rows: DemoRows): Promise<RemovedRow[]> {
  const { table, publicPictures, privatePicture = 'NULL', isPending = 'false', isUsed = 'false' } = rows;
  return manager.query<RemovedRow[]>(
    `WITH gone AS (
       DELETE FROM ${table} WHERE NOT (${isUsed}) AND id IN (SELECT shown.id FROM ${fromDemo(rows)} WHERE ${UNEDITED})
       RETURNING *
     ) SELECT id::text, ${publicPictures} AS pictures, ${privatePicture} AS proof, ${isPending} AS pending FROM gone`,
    [DECISIONS],
  );
}

/** Resets the profile to the defaults unless it was edited. */
async function resetProfile(manager: EntityManager): Promise<void> {
  const unedited = await manager.query<unknown[]>(
    `SELECT FROM demo_content demo WHERE demo.kind = 'site' AND ${UNEDITED}`,
    [DECISIONS],
  );
  if (unedited.length > 0) await clearSiteProfile(manager);
}

/** SQL join of a subject's rows (`shown`) with their marks (`demo`). */
function fromDemo({ type, table, id }: DemoRows): string {
  return `demo_content demo JOIN ${table} shown ON demo.kind = '${type}' AND shown.id = demo.id::${id}`;
}

function picturesOf({ pictures, proof }: RemovedRow): StoredImage[] {
  const shown = pictures.filter((name) => name !== null);
  return [
    ...shown.map((name) => ({ name, visibility: 'public' as const })),
    ...(proof === null ? [] : [{ name: proof, visibility: 'private' as const }]),
  ];
}
