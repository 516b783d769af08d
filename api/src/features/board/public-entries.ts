import { type Category, MARK_DAYS } from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import { CarEntity, PUBLIC_CAR_COLUMNS, type PublicCar } from '../runs/index.js';

/** An entry with the public columns of its car. */
export interface PublicEntryRow extends PublicCar {
  readonly entryId: string;
  readonly vehicleId: string;
  readonly category: Category;
  readonly votes: number;
  readonly rulesVersion: string;
  readonly entryCreatedAt: Date;
  /** When its run was approved, if its car had another one on this board before; null also for older ones. */
  readonly bestSince: Date | null;
  /** When the entry was created, in microseconds since 1970: dates are cut to milliseconds. */
  readonly entryAge: number;
}

/** The votes of an entry. */
export interface EntryVotes {
  readonly id: string;
  readonly votes: number;
}

/**
 * An entry shows the best run of its car, so that the others are no better. Older personal bests are not marked, and not
 * looked for.
 */
const BEST_SINCE = `CASE WHEN car.reviewed_at > now() - interval '${MARK_DAYS + 1} days' AND EXISTS (
    SELECT FROM cars earlier
    WHERE earlier.vehicle_id = car.vehicle_id AND earlier.id <> car.id AND earlier.status = 'approved'
      AND entry.category = ANY (earlier.approved_categories) AND earlier.reviewed_at < car.reviewed_at
      AND (earlier.time, earlier.world_facts) IS DISTINCT FROM (car.time, car.world_facts)
  ) THEN car.reviewed_at END`;

/** Rows per chunk: a chunk blocks the event loop for about 20 ms. */
const CHUNK_ROWS = 1000;

/** Reads all public entries from one snapshot, in chunks and in no particular order. */
export async function readAllEntries(
  dataSource: DataSource,
  take: (rows: readonly PublicEntryRow[]) => void,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query(`DECLARE board NO SCROLL CURSOR FOR ${selectEntries(dataSource)}`);
    for (;;) {
      const rows: PublicEntryRow[] = await manager.query(`FETCH ${CHUNK_ROWS} FROM board`);
      if (rows.length === 0) return;
      take(rows);
    }
  });
}

/** Reads the public entries of cars. */
export function readEntriesOfCars(
  dataSource: DataSource,
  carIds: readonly string[],
): Promise<PublicEntryRow[]> {
  return dataSource.query(`${selectEntries(dataSource)} WHERE entry.car_id = ANY($1::uuid[])`, [carIds]);
}

/** Reads the votes of entries; `entryIds` null: of all. */
export function readVotes(dataSource: DataSource, entryIds: readonly string[] | null): Promise<EntryVotes[]> {
  const select = 'SELECT id, votes FROM entries';
  return entryIds
    ? dataSource.query(`${select} WHERE id = ANY($1::uuid[])`, [entryIds])
    : dataSource.query(select);
}

function selectEntries(dataSource: DataSource): string {
  const { columns } = dataSource.getMetadata(CarEntity);
  const carColumns = PUBLIC_CAR_COLUMNS.map((name) => {
    const column = columns.find(({ propertyName }) => propertyName === name);
    return `car."${column?.databaseName}" AS "${name}"`;
  });
  return `SELECT entry.id AS "entryId", entry.vehicle_id AS "vehicleId", entry.category, entry.votes,
      entry.created_at AS "entryCreatedAt", entry.rules_version AS "rulesVersion",
      (extract(epoch FROM entry.created_at) * 1000000)::float8 AS "entryAge", ${BEST_SINCE} AS "bestSince",
      ${carColumns.join(', ')}
    FROM entries entry JOIN cars car ON car.id = entry.car_id`;
}
