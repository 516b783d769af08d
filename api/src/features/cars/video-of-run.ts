import { type RunVideo, runVideoMessages, videoMomentUrl } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { isEntityId } from '../../platform/database/entity-id.js';
import { invalidField } from '../../platform/errors/invalid-field.js';

/** A row of videos, as far as runs copy it. */
export interface CopiedVideo {
  readonly id: string;
  readonly title: string;
  readonly link: string;
}

/** The copy of a video in a run that starts at `second`. */
export function runVideoOf({ id, title, link }: CopiedVideo, second: number): RunVideo {
  return { _id: id, title, link: videoMomentUrl(link, second), second };
}

/**
 * The video that a payload names by its id, for the run's column. It cannot be changed or deleted until the transaction
 * ends; its views are counted meanwhile. Call it before vehicles and runs are locked: a deletion locks those of the video
 * after it.
 * @throws AppError `invalid_input` (400) for an unknown id, and for a video that is not published yet
 */
export async function videoOfRun(
  manager: EntityManager,
  given: { readonly _id: string; readonly second: number },
): Promise<RunVideo> {
  const rows: CopiedVideo[] = isEntityId(given._id)
    ? await manager.query(
        'SELECT id, title, link FROM videos WHERE id = $1 AND publish_at IS NULL FOR KEY SHARE',
        [given._id],
      )
    : [];
  if (!rows[0]) throw invalidField('video._id', runVideoMessages.unknown);
  return runVideoOf(rows[0], given.second);
}
