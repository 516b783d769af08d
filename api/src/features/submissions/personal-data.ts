import type { EntityManager } from 'typeorm';
import type { Person, PersonalDataHandler, PersonRow } from '../../platform/database/personal-data.js';
import { driverKey, RECORDS_OF_CARS } from '../runs/index.js';
import { eraseCars } from './erase-cars.js';

/**
 * Personal data in cars, submissions, entries and activity records. A person's cars are those with their phone number,
 * and those whose decisions go to their e-mail address. See `eraseCars`.
 */
export const carsPersonalData: PersonalDataHandler = {
  async export(manager, person) {
    const ids = await carIdsOf(manager, person);
    const rows = (statement: string): Promise<PersonRow[]> => manager.query(statement, [ids]);
    return {
      // Selects all columns, so that the export is complete.
      cars: await rows('SELECT * FROM cars WHERE id = ANY($1) ORDER BY created_at'),
      // The hash of the code says nothing about the person.
      submissions: await rows(
        `SELECT id, car_id, email, question, asked_at, may_resend, revised_at, changes, previous_car_id,
           notified_at, notified_by, created_at
         FROM submissions WHERE car_id = ANY($1) ORDER BY created_at`,
      ),
      vehicles: await rows(
        'SELECT * FROM vehicles WHERE id IN (SELECT vehicle_id FROM cars WHERE id = ANY($1)) ORDER BY created_at',
      ),
      drivers: await rows(
        `SELECT * FROM drivers WHERE id IN (SELECT driver_id FROM vehicles JOIN cars ON vehicle_id = vehicles.id
         WHERE cars.id = ANY($1)) ORDER BY created_at`,
      ),
      entries: await rows('SELECT * FROM entries WHERE car_id = ANY($1) ORDER BY created_at'),
      boardTimes: await rows('SELECT * FROM board_times WHERE car_id = ANY($1) ORDER BY since'),
      voteLeads: await rows(
        `SELECT * FROM vote_leads WHERE vehicle_id IN (SELECT vehicle_id FROM cars WHERE id = ANY($1)) ORDER BY since`,
      ),
      setAsideVotes: await rows(
        `SELECT w.* FROM set_aside_windows w JOIN entries e ON e.id = w.entry_id
         WHERE e.car_id = ANY($1) ORDER BY w.set_aside_at`,
      ),
      slipReadings: await rows('SELECT * FROM slip_readings WHERE car_id = ANY($1) ORDER BY created_at'),
      activity: await rows(`SELECT * FROM activity WHERE ${RECORDS_OF_CARS} ORDER BY at`),
    };
  },

  async erase(manager, person) {
    const { deleted, anonymised, pictures } = await eraseCars(manager, await carIdsOf(manager, person));
    return {
      counts: [
        { what: 'submissions removed', count: deleted },
        { what: 'approved cars made anonymous', count: anonymised },
      ],
      pictures,
    };
  },
};

/** The ids of a person's cars. Phone numbers are stored as typed, so they are normalised for the comparison. */
async function carIdsOf(manager: EntityManager, person: Person): Promise<string[]> {
  if ('email' in person) return carIdsOfEmail(manager, person.email);
  const cars: { id: string; cellphone: string }[] = await manager.query(
    'SELECT id, cellphone FROM cars WHERE cellphone IS NOT NULL ORDER BY created_at',
  );
  return cars.filter(({ cellphone }) => driverKey(cellphone) === person.phoneKey).map(({ id }) => id);
}

async function carIdsOfEmail(manager: EntityManager, email: string): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    'SELECT car_id AS id FROM submissions WHERE email = $1 AND car_id IS NOT NULL',
    [email],
  );
  return rows.map(({ id }) => id);
}
