import { DAY_MS, RECORD_CATEGORIES, rankingTime, rankingTimeText } from '@quartermile/core/domain';
import { type EntityManager, IsNull } from 'typeorm';
import { readDatabaseTime } from '../../../platform/database/database-time.js';
import type { CarEntity } from '../../runs/index.js';
import { BoardTimeEntity } from './board-time.entity.js';

/**
 * A run that is taken off a board within this time of its approval was approved by mistake and never counts as its
 * leader. A run that returns within this time was taken off by mistake and led all the while.
 */
const LEAD_CORRECTION_MS = DAY_MS;

type WantedTime = Pick<BoardTimeEntity, 'carId' | 'category' | 'drivetrain' | 'seconds' | 'shown'>;

/**
 * Lets the times of a car on the boards follow from its approved runs. An edited time was always as it is now: an edit
 * corrects a run. A decision that is reverted within LEAD_CORRECTION_MS leaves no trace. The caller's transaction must have
 * locked the vehicle.
 */
export async function settleBoardTimes(
  manager: EntityManager,
  vehicleId: string,
  runs: readonly CarEntity[],
): Promise<void> {
  const known = await timesOf(manager, vehicleId);
  const wanted = runs.flatMap(wantedTimes);
  const now = await readDatabaseTime(manager);
  for (const one of wanted) await putOn(manager, one, known, now);
  for (const time of known) {
    const run = runs.find(({ id }) => id === time.carId);
    if (!wanted.some((one) => isSame(one, time)) && time.until === null) await takeOff(manager, time, now);
    else if (run) await correct(manager, run, time);
  }
}

/**
 * Separates the times of a run from it, before it is deleted: who held a record then remains, as long as the car exists.
 * Those of demo content are deleted with it.
 */
export async function detachBoardTimes(
  manager: EntityManager,
  { id, vehicleId }: Pick<CarEntity, 'id' | 'vehicleId'>,
): Promise<void> {
  await manager.query(
    `UPDATE board_times SET car_id = NULL, vehicle_id = $2, until = coalesce(until, clock_timestamp()) WHERE car_id = $1
       AND NOT EXISTS (SELECT FROM demo_content WHERE kind = 'car' AND id = $1::text)`,
    [id, vehicleId],
  );
}

/** Notes the times of all approved runs, of which there are none yet. Each is there since its approval. */
export async function fillBoardTimes(manager: EntityManager, runs: readonly CarEntity[]): Promise<void> {
  const rows = runs.flatMap((run) =>
    wantedTimes(run).map((time) => ({ ...time, since: run.reviewedAt ?? run.createdAt })),
  );
  if (rows.length > 0) await manager.insert(BoardTimeEntity, rows);
}

function timesOf(manager: EntityManager, vehicleId: string): Promise<BoardTimeEntity[]> {
  return manager
    .createQueryBuilder(BoardTimeEntity, 'time')
    .where('time.car_id IN (SELECT id FROM cars WHERE vehicle_id = :vehicleId)', { vehicleId })
    .orderBy('time.since')
    .getMany();
}

/** The times with which a run is on boards. A run without a time holds no record. */
function wantedTimes(run: CarEntity): WantedTime[] {
  const { id: carId, drivetrain, status, approvedCategories } = run;
  const shown = rankingTimeText(run);
  if (shown === null || status !== 'approved') return [];
  return RECORD_CATEGORIES.filter((category) => approvedCategories.includes(category)).map((category) => ({
    carId,
    category,
    drivetrain,
    seconds: rankingTime(run),
    shown,
  }));
}

const isSame = (one: Pick<WantedTime, 'carId' | 'category'>, other: BoardTimeEntity): boolean =>
  one.carId === other.carId && one.category === other.category;

async function putOn(
  manager: EntityManager,
  wanted: WantedTime,
  known: readonly BoardTimeEntity[],
  now: Date,
): Promise<void> {
  const last = known.findLast((time) => isSame(wanted, time));
  if (last?.until && now.getTime() - last.until.getTime() < LEAD_CORRECTION_MS)
    await manager.update(BoardTimeEntity, { id: last.id }, { until: null });
  else if (!last || last.until) await manager.insert(BoardTimeEntity, { ...wanted, since: now });
}

async function takeOff(manager: EntityManager, { id, since }: BoardTimeEntity, now: Date): Promise<void> {
  if (now.getTime() - since.getTime() < LEAD_CORRECTION_MS) await manager.delete(BoardTimeEntity, { id });
  else await manager.update(BoardTimeEntity, { id, until: IsNull() }, { until: now });
}

async function correct(manager: EntityManager, run: CarEntity, time: BoardTimeEntity): Promise<void> {
  const values = { drivetrain: run.drivetrain, seconds: rankingTime(run), shown: rankingTimeText(run) ?? '' };
  const isCorrect =
    values.drivetrain === time.drivetrain && values.seconds === time.seconds && values.shown === time.shown;
  if (!isCorrect && values.shown !== '') await manager.update(BoardTimeEntity, { id: time.id }, values);
}
