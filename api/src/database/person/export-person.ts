import type { EntityManager } from 'typeorm';
import { RECORDS_OF_CARS } from '../../platform/board/car-records.js';
import { carIdsOf, emailOf, type Person } from './find-person.js';

type Row = Readonly<Record<string, unknown>>;

/** Everything that is held on a person, row by row as it is stored. Pictures are named as in the media store. */
export interface PersonExport {
  readonly cars: readonly Row[];
  readonly entries: readonly Row[];
  /** What was done about the cars. */
  readonly activity: readonly Row[];
  readonly subscribers: readonly Row[];
  /** Mails that wait to be sent, or are kept. */
  readonly mails: readonly Row[];
}

/** Collects what is held on a person, as one moment has it. */
export async function exportPerson(manager: EntityManager, person: Person): Promise<PersonExport> {
  const [ids, email] = [await carIdsOf(manager, person), emailOf(person)];
  const rows = (statement: string, parameter: unknown): Promise<Row[]> =>
    manager.query(statement, [parameter]);
  return {
    cars: await rows('SELECT * FROM cars WHERE id = ANY($1) ORDER BY created_at', ids),
    entries: await rows('SELECT * FROM entries WHERE car_id = ANY($1) ORDER BY created_at', ids),
    activity: await rows(`SELECT * FROM activity WHERE ${RECORDS_OF_CARS} ORDER BY at`, ids),
    subscribers: await rows('SELECT * FROM subscribers WHERE email = $1', email),
    mails: await rows('SELECT * FROM mails WHERE recipient = $1 ORDER BY created_at', email),
  };
}
