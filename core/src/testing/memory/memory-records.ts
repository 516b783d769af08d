import {
  type AdminEntry,
  CATEGORIES,
  carTitle,
  driverName,
  isRankedByVotes,
  isRecordListWanted,
  type ListedHold,
  RECORD_DRIVETRAINS,
  RECORD_HOLDS,
  type RecordHold,
  type RecordList,
  type RecordQuery,
  rankingTime,
  rankingTimeText,
  recordHolds,
  recordQuerySchema,
  recordRoutes,
  type TimeOnBoard,
} from '../../domain/index.js';
import type { MemoryBoard } from './memory-board.js';
import { checked, type MemoryRoute, ok } from './memory-routes.js';

interface MemoryTime extends TimeOnBoard {
  readonly shown: string;
}

/**
 * The route for the lineage of the records. Its time on a board begins with the approval of a run. What was taken off is
 * not in it: the memory's clock advances by milliseconds only, and corrections leave no trace. Nobody has led by votes:
 * no job looks at the board.
 */
export function recordMemoryRoutes(board: MemoryBoard): MemoryRoute[] {
  return [
    {
      method: 'GET',
      pattern: recordRoutes.list,
      answer: ({ query }) =>
        checked(recordQuerySchema, Object.fromEntries(query), (wanted) => ok(listRecords(board, wanted))),
    },
  ];
}

function listRecords(board: MemoryBoard, query: RecordQuery): RecordList[] {
  const { limit = RECORD_HOLDS, offset = 0 } = query;
  return CATEGORIES.flatMap((category) => RECORD_DRIVETRAINS.map((drivetrain) => ({ category, drivetrain })))
    .filter((list) => isRecordListWanted(query, list))
    .map((list) => {
      const times = isRankedByVotes(list.category) ? [] : timesOf(board, list);
      const holds = recordHolds(times).toReversed();
      const shown = holds.slice(offset, offset + limit).map((hold) => present(board, hold, list));
      return { ...list, total: holds.length, holds: shown };
    });
}

function timesOf(
  { cars, entries, approvals }: MemoryBoard,
  { category, drivetrain }: Pick<RecordList, 'category' | 'drivetrain'>,
): MemoryTime[] {
  return entries
    .filter((entry) => entry.category === category && [null, entry.car.drivetrain].includes(drivetrain))
    .flatMap((entry) =>
      cars
        .filter(({ _id, vehicleId, status }) => {
          const isOfCar = vehicleId === entry.car.vehicleId && status === 'approved';
          return isOfCar && (approvals.get(_id)?.has(category) || _id === entry.car._id);
        })
        .flatMap((run) => {
          const shown = rankingTimeText(run);
          const since = Date.parse(run.reviewedAt ?? entry.createdAt);
          const time = { holder: run.vehicleId, seconds: rankingTime(run), until: null };
          return shown === null ? [] : [{ ...time, shown, since }];
        }),
    )
    .sort((one, other) => one.since - other.since);
}

function present(
  { entries }: MemoryBoard,
  { holder, since, until, leads }: RecordHold<MemoryTime>,
  { category }: Pick<RecordList, 'category'>,
): ListedHold {
  const entry = [category, ...CATEGORIES]
    .map((one) => entries.find((other) => other.category === one && other.car.vehicleId === holder))
    .find((one) => one !== undefined);
  return {
    holder: entry ? presentHolder(entry) : null,
    since: new Date(since).toISOString(),
    until: until === null ? null : new Date(until).toISOString(),
    times: leads.map((lead) => ({ time: lead.time.shown, since: new Date(lead.since).toISOString() })),
  };
}

const presentHolder = ({ _id: entryId, car }: AdminEntry): NonNullable<ListedHold['holder']> => ({
  carId: car._id,
  name: carTitle(car),
  owner: driverName(car),
  image: car.image,
  entryId,
});
