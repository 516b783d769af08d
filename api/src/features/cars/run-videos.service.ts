import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  type AdminCar,
  CATEGORIES,
  type runVideoUpdateSchema,
  type VideoRun,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type * as z from 'zod';
import { RevisionService } from '../../platform/cache/revision.service.js';
import { isEntityId } from '../../platform/database/entity-id.js';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { BoardReadModel, type BoardTable } from '../board/index.js';
import { CarEntity, lockRun, lockRunsOf, PUBLIC_CAR_COLUMNS, toCar } from '../runs/index.js';
import { AdminPresenter } from './admin.presenter.js';
import { CarChanges } from './car-changes.js';
import { type CopiedVideo, runVideoOf, videoOfRun } from './video-of-run.js';

const ACTION = 'set-run-video';
const COLUMNS = [...PUBLIC_CAR_COLUMNS, 'vehicleId', 'approvedCategories'] as const;
const SELECTED = Object.fromEntries(COLUMNS.map((column) => [column, true as const]));
/** Boards whose entry stands for a car beside a video, the first one that has it. */
const BOARDS = ['Our Drag Races', ...CATEGORIES] as const;

/** The videos of the site that show runs, decision 38. */
@Injectable()
export class RunVideos {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly changes: CarChanges,
    private readonly revision: RevisionService,
    private readonly present: AdminPresenter,
    private readonly board: BoardReadModel,
  ) {}

  /**
   * Attaches a video to a run, or releases it. The last of two changes at the same time wins; each has its record. What
   * the run has already changes nothing.
   * @throws AppError `not_found` (404), `changed_meanwhile` (409), `invalid_input` (400) for an unknown video
   */
  set(
    { carId, video, _seen: seen }: z.output<typeof runVideoUpdateSchema>,
    admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.transactions.run(async (manager) => {
      const runVideo = video && (await videoOfRun(manager, video));
      const car = await lockRun(manager, carId);
      const changed = isDeepStrictEqual(runVideo, car.runVideo)
        ? car
        : await this.changes.apply(manager, car, { runVideo }, { admin, action: ACTION, seen });
      return this.present.changedCar(manager, changed);
    });
  }

  /** Numbers of cars with approved runs that videos show, by the ids of the videos; without those of none. */
  async countCars(): Promise<ReadonlyMap<string, number>> {
    const rows: { id: string; cars: number }[] = await this.dataSource.query(
      `SELECT video_id AS id, count(DISTINCT vehicle_id)::int AS cars FROM cars
       WHERE video_id IS NOT NULL AND status = 'approved' GROUP BY 1`,
    );
    return new Map(rows.map(({ id, cars }) => [id, cars]));
  }

  /**
   * The runs that a video shows, of cars on a board, in the order of the video.
   * @throws AppError `not_found` (404)
   */
  async runsOf(videoId: string): Promise<VideoRun[]> {
    if (!isEntityId(videoId)) throw new AppError('not_found');
    const known: unknown[] = await this.dataSource.query(
      'SELECT FROM videos WHERE id = $1 AND publish_at IS NULL',
      [videoId],
    );
    if (known.length === 0) throw new AppError('not_found');
    const runs = await this.dataSource.manager.find(CarEntity, {
      select: SELECTED,
      where: { videoId, status: 'approved' },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const table = await this.board.read();
    return runs
      .flatMap((run) => toVideoRun(run, table) ?? [])
      .toSorted((one, other) => secondOf(one) - secondOf(other));
  }

  /** Writes a changed video, whose row is locked for update, to the runs that it shows. */
  async renew(manager: EntityManager, video: CopiedVideo): Promise<void> {
    const runs = await this.lockRuns(manager, video.id);
    for (const { id, runVideo } of runs)
      if (runVideo) await manager.update(CarEntity, { id }, { runVideo: runVideoOf(video, runVideo.second) });
    if (runs.length > 0)
      await this.revision.bump(
        manager,
        runs.map(({ id }) => id),
      );
  }

  /** Releases all runs of a video that will be deleted, whose row is locked for update, each with its record. */
  async releaseAll(manager: EntityManager, videoId: string, admin: AdminIdentity): Promise<void> {
    for (const run of await this.lockRuns(manager, videoId))
      await this.changes.apply(manager, run, { runVideo: null }, { admin, action: ACTION });
  }

  private async lockRuns(manager: EntityManager, videoId: string): Promise<CarEntity[]> {
    await lockRunsOf(manager, 'video_id', videoId);
    return manager.find(CarEntity, { where: { videoId }, order: { id: 'ASC' } });
  }
}

const secondOf = ({ car }: VideoRun): number => car.runVideo?.second ?? 0;

/** A run with the entry of its car; null for a run that was taken off all boards. Pictures of other runs are not public. */
function toVideoRun(run: CarEntity, table: BoardTable): VideoRun | null {
  const entries = run.approvedCategories.length > 0 ? table.entriesOfVehicle(run.vehicleId) : [];
  const own = entries.filter(({ entry }) => entry.car._id === run.id);
  const candidates = own.length > 0 ? own : entries;
  const shown = BOARDS.flatMap((board) => candidates.find(({ entry }) => entry.category === board) ?? [])[0];
  if (!shown) return null;
  const car = { ...toCar(run), image: own.length > 0 ? shown.entry.car.image : null };
  return { car, entry: shown.entry, place: shown.place.place };
}
