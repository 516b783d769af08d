import type { DataSource } from 'typeorm';
import { PictureDeletionEntity } from './picture-deletion.entity.js';
import type { StoredImage } from './stored-image.js';

/** Pictures that one run of the job tries to delete; a failure takes seconds at most. */
const AT_A_TIME = 500;

/** The deletions that a store refuses. */
export interface RefusedDeletions {
  readonly count: number;
  /** When the first of them should have happened; null for none. */
  readonly since: Date | null;
  /** Error code of the last attempt. */
  readonly reason: string | null;
}

/** None are refused. */
export const NONE_LEFT: RefusedDeletions = { count: 0, since: null, reason: null };

/** Stores that a picture's files are to be deleted later. `reason`: why that failed; null while a backup holds them. */
export async function addUnfinishedDeletion(
  dataSource: DataSource,
  { visibility, name }: StoredImage,
  reason: string | null,
): Promise<void> {
  const row = { visibility, name, reason, triedAt: () => 'now()' };
  await dataSource.manager.upsert(PictureDeletionEntity, row, ['visibility', 'name']);
}

/** Pictures whose files are to be deleted, those that were tried longest ago first. */
export function unfinishedDeletions({ manager }: DataSource): Promise<StoredImage[]> {
  return manager.find(PictureDeletionEntity, {
    select: { visibility: true, name: true },
    order: { triedAt: 'ASC' },
    take: AT_A_TIME,
  });
}

/** The deletions that were refused and not done since. */
export async function refusedDeletions({ manager }: DataSource): Promise<RefusedDeletions> {
  const [refused] = await manager.query<RefusedDeletions[]>(
    `SELECT count(*)::int AS count, min(since) AS since,
       (array_agg(reason ORDER BY tried_at DESC))[1] AS reason
     FROM picture_deletions WHERE reason IS NOT NULL`,
  );
  return refused ?? NONE_LEFT;
}
