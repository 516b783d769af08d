import { driverName, PERSONAL_CAR_FIELDS, phoneKey, suggestPhone } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import {
  countAffected,
  type Person,
  type PersonalDataHandler,
  type PersonRow,
} from '../../../platform/database/personal-data.js';
import { CarEntity } from './car.entity.js';
import { anonymiseCarRecords, RECORDS_OF_CARS } from './car-records.js';
import { type CarPictures, picturesOfCar } from './pictures-of-car.js';

/**
 * Personal data in cars, entries and activity records. Pending and rejected submissions are deleted. Approved cars
 * remain on the leaderboard with their times, without personal data.
 */
export const carsPersonalData: PersonalDataHandler = {
  async export(manager, person) {
    const ids = await carIdsOf(manager, person);
    const rows = (statement: string): Promise<PersonRow[]> => manager.query(statement, [ids]);
    return {
      // Selects all columns, so that the export is complete.
      cars: await rows('SELECT * FROM cars WHERE id = ANY($1) ORDER BY created_at'),
      entries: await rows('SELECT * FROM entries WHERE car_id = ANY($1) ORDER BY created_at'),
      setAsideVotes: await rows(
        `SELECT w.* FROM set_aside_windows w JOIN entries e ON e.id = w.entry_id
         WHERE e.car_id = ANY($1) ORDER BY w.set_aside_at`,
      ),
      slipReadings: await rows('SELECT * FROM slip_readings WHERE car_id = ANY($1) ORDER BY created_at'),
      activity: await rows(`SELECT * FROM activity WHERE ${RECORDS_OF_CARS} ORDER BY at`),
    };
  },

  async erase(manager, person) {
    const ids = await carIdsOf(manager, person);
    const pictures: CarPictures[] = await manager.query(
      'SELECT image, proof_image AS "proofImage" FROM cars WHERE id = ANY($1) FOR UPDATE',
      [ids],
    );
    await anonymiseCarRecords(manager, ids);
    await eraseReasons(manager, ids);
    await manager.query('DELETE FROM slip_readings WHERE car_id = ANY($1)', [ids]);
    await deleteStoredAnswers(manager, ids);
    return {
      counts: [
        { what: 'submissions removed', count: await removeUnapproved(manager, ids) },
        { what: 'approved cars made anonymous', count: await anonymiseApproved(manager, ids) },
      ],
      pictures: pictures.flatMap(picturesOfCar),
    };
  },
};

/** The ids of a person's cars. Phone numbers are stored as typed, so they are normalised for the comparison. */
async function carIdsOf(manager: EntityManager, person: Person): Promise<string[]> {
  if ('email' in person) return [];
  const cars: { id: string; cellphone: string }[] = await manager.query(
    'SELECT id, cellphone FROM cars WHERE cellphone IS NOT NULL ORDER BY created_at',
  );
  return cars
    .filter(({ cellphone }) => phoneKey(suggestPhone(cellphone) ?? cellphone) === person.phoneKey)
    .map(({ id }) => id);
}

function removeUnapproved(manager: EntityManager, ids: readonly string[]): Promise<number> {
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
