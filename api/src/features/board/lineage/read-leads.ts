import {
  type Category,
  type Drivetrain,
  RECORD_CATEGORIES,
  RECORD_DRIVETRAINS,
  recordHolds,
} from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import { readBoardTimes } from './read-board-times.js';

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
