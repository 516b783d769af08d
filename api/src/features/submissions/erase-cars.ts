import { driverName, PERSONAL_CAR_FIELDS } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { countAffected } from '../../platform/database/personal-data.js';
import type { StoredImage } from '../media/index.js';
import {
  anonymiseCarRecords,
  CarEntity,
  type CarPictures,
  forgetDrivers,
  formerPictures,
  lockVehiclesOf,
  picturesOfCar,
} from '../runs/index.js';
import { deleteSubmissions } from './submission-rows.js';

/** What was erased. */
export interface ErasedCars {
  /** Deleted cars, which were not approved. */
  readonly deleted: number;
  /** Approved cars that lost their personal data. */
  readonly anonymised: number;
  /** Pictures to be released after the commit. */
  readonly pictures: StoredImage[];
}

/**
 * Erases the personal data of cars in the caller's transaction. Cars that are not approved are deleted. Approved ones
 * remain on the leaderboard with their times, without personal data. The codes of their drivers become unknown.
 */
export async function eraseCars(manager: EntityManager, ids: readonly string[]): Promise<ErasedCars> {
  await lockVehiclesOf(manager, ids);
  const pictures: CarPictures[] = await manager.query(
    'SELECT image, proof_image AS "proofImage" FROM cars WHERE id = ANY($1) FOR UPDATE',
    [ids],
  );
  const former = await formerPictures(manager, ids);
  await forgetDrivers(manager, ids);
  await deleteSubmissions(manager, ids);
  await anonymiseCarRecords(manager, ids);
  await eraseReasons(manager, ids);
  await manager.query('DELETE FROM slip_readings WHERE car_id = ANY($1)', [ids]);
  await deleteStoredAnswers(manager, ids);
  return {
    deleted: await deleteUnapproved(manager, ids),
    anonymised: await anonymiseApproved(manager, ids),
    pictures: eachOnce([...pictures.flatMap(picturesOfCar), ...former]),
  };
}

/** A former picture may be in use again. */
function eachOnce(pictures: readonly StoredImage[]): StoredImage[] {
  const byName = new Map(pictures.map((picture) => [`${picture.visibility}/${picture.name}`, picture]));
  return [...byName.values()];
}

function deleteUnapproved(manager: EntityManager, ids: readonly string[]): Promise<number> {
  return countAffected(manager, `DELETE FROM cars WHERE id = ANY($1) AND status <> 'approved'`, ids);
}

/**
 * Erases the fields marked as personal in the field table. A car without a name is displayed with its owner's name, so
 * it gets a neutral name.
 */
async function anonymiseApproved(manager: EntityManager, ids: readonly string[]): Promise<number> {
  const erased = Object.fromEntries(PERSONAL_CAR_FIELDS.map((field) => [field, null]));
  const { affected } = await manager
    .createQueryBuilder()
    .update(CarEntity)
    .set({ ...erased, name: () => 'coalesce(name, :name)' })
    .where('id = ANY(:ids)', { ids, name: driverName({ owner: null }) })
    .execute();
  return affected ?? 0;
}

/** Deletes stored responses of idempotent requests that contain the ids of the cars. */
async function deleteStoredAnswers(manager: EntityManager, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await manager.query(`DELETE FROM idempotent_answer WHERE body LIKE '%' || $1 || '%'`, [id]);
}

/** The reasons for setting votes aside are free texts, which may name the owner. */
async function eraseReasons(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `UPDATE set_aside_windows SET reason = '' WHERE entry_id IN (SELECT id FROM entries WHERE car_id = ANY($1))`,
    [ids],
  );
}
