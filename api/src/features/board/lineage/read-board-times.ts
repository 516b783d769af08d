import {
  type Category,
  type Drivetrain,
  RECORD_CATEGORIES,
  RECORD_DRIVETRAINS,
  type SourcedTimes,
} from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import { recordHolds, type TimeOnBoard } from './record-holds.js';

/** A time that may have led a list. The holder is the id of its vehicle; without one, of the row itself. */
export interface RecordTime extends TimeOnBoard {
  readonly category: Category;
  readonly drivetrain: Drivetrain;
  /** The time as it was sent, in seconds. */
  readonly shown: string;
  /** The times of its run; null once that is deleted. */
  readonly run: SourcedTimes | null;
}

/** A car that held a record, as the public sees it. */
export interface HolderRow {
  readonly vehicleId: string;
  readonly carId: string;
  readonly name: string | null;
  readonly owner: string | null;
  readonly image: string | null;
  /** Its entries by category. */
  readonly entries: Readonly<Partial<Record<Category, string>>>;
}

/**
 * The times that may have led a board or a drivetrain, in the order in which they came. Those that were no faster than
 * an earlier one of the same drivetrain that is still there never led; on a long board these are nearly all.
 */
export function readBoardTimes(dataSource: DataSource): Promise<RecordTime[]> {
  return dataSource.query(`
    SELECT category, times.drivetrain, seconds, shown,
      CASE WHEN cars.id IS NOT NULL THEN json_build_object('time', cars.time, 'worldFacts', cars.world_facts,
        'worldFactsSource', cars.world_facts_source) END AS run,
      coalesce(cars.vehicle_id, times.vehicle_id, times.id) AS holder,
      (extract(epoch FROM since) * 1000)::float8 AS since, (extract(epoch FROM until) * 1000)::float8 AS until
    FROM (
      SELECT *, min(seconds) FILTER (WHERE until IS NULL) OVER (
        PARTITION BY category, drivetrain ORDER BY since, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
      ) AS beaten FROM board_times
    ) AS times LEFT JOIN cars ON cars.id = car_id
    WHERE beaten IS NULL OR seconds < beaten
    ORDER BY since, times.id`);
}

/** Cars with an approved run, by their vehicles. All approved runs of a car have its names. */
export async function readHolders(
  dataSource: DataSource,
  vehicleIds: readonly string[],
): Promise<Map<string, HolderRow>> {
  const rows: HolderRow[] = await dataSource.query(
    `SELECT DISTINCT ON (vehicle_id) vehicle_id AS "vehicleId", id AS "carId", name, owner, image,
       (SELECT coalesce(json_object_agg(category, id), '{}') FROM entries
        WHERE entries.vehicle_id = cars.vehicle_id) AS entries
     FROM cars WHERE vehicle_id = ANY($1) AND status = 'approved'
     ORDER BY vehicle_id, reviewed_at DESC NULLS LAST, id DESC`,
    [vehicleIds],
  );
  return new Map(rows.map((row) => [row.vehicleId, row]));
}

/** A car that leads a board, or a drivetrain on it (null: all), since an ISO 8601 instant. */
export interface Lead {
  readonly category: Category;
  readonly drivetrain: Drivetrain | null;
  readonly vehicleId: string;
  readonly since: string;
}

/** Who leads the boards by time now, and since when. */
export async function readLeads(dataSource: DataSource): Promise<Lead[]> {
  const times = await readBoardTimes(dataSource);
  return RECORD_CATEGORIES.flatMap((category) =>
    RECORD_DRIVETRAINS.flatMap((drivetrain) => {
      const onList = times.filter(
        (time) => time.category === category && (drivetrain === null || time.drivetrain === drivetrain),
      );
      const last = recordHolds(onList).at(-1);
      if (!last || last.until !== null) return [];
      return { category, drivetrain, vehicleId: last.holder, since: new Date(last.since).toISOString() };
    }),
  );
}
