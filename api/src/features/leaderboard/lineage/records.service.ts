import { Injectable } from '@nestjs/common';
import {
  CATEGORIES,
  type Category,
  carTitle,
  driverName,
  isRecordListWanted,
  type ListedHold,
  RECORD_CATEGORIES,
  RECORD_DRIVETRAINS,
  RECORD_HOLDS,
  type RecordHold,
  type RecordList,
  type RecordQuery,
  recordHolds,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { imagePath } from '../../media/index.js';
import { type HolderRow, type RecordTime, readBoardTimes, readHolders } from './read-board-times.js';

type FoundHold = RecordHold<RecordTime>;
/** The holds of a list that a response shows, and how many there are. */
type FoundList = Omit<RecordList, 'holds'> & { readonly holds: readonly FoundHold[] };

/** The lineage of the records: who held first place of each board and drivetrain, from when to when. */
@Injectable()
export class RecordsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The lists that a query asks for, in the order of the boards, each with a part of its holds, newest first. */
  async list(query: RecordQuery): Promise<RecordList[]> {
    const times = await readBoardTimes(this.dataSource);
    const found = RECORD_CATEGORIES.flatMap((category) =>
      RECORD_DRIVETRAINS.map((drivetrain) => ({ category, drivetrain })),
    )
      .filter((list) => isRecordListWanted(query, list))
      .map((list) => findHolds(list, times, query));
    const holders = found.flatMap(({ holds }) => holds.map(({ holder }) => holder));
    const cars = await readHolders(this.dataSource, [...new Set(holders)]);
    return found.map((list) => ({
      ...list,
      holds: list.holds.map((hold) => present(hold, list.category, cars.get(hold.holder))),
    }));
  }
}

function findHolds(
  list: Pick<RecordList, 'category' | 'drivetrain'>,
  times: readonly RecordTime[],
  { limit = RECORD_HOLDS, offset = 0 }: RecordQuery,
): FoundList {
  const { category, drivetrain } = list;
  const onList = times.filter(
    (time) => time.category === category && (drivetrain === null || time.drivetrain === drivetrain),
  );
  const newestFirst = recordHolds(onList).toReversed();
  return { ...list, total: newestFirst.length, holds: newestFirst.slice(offset, offset + limit) };
}

function present(hold: FoundHold, category: Category, car: HolderRow | undefined): ListedHold {
  return {
    holder: car ? presentHolder(car, category) : null,
    since: instant(hold.since),
    until: hold.until === null ? null : instant(hold.until),
    times: hold.leads.map(({ time, since }) => ({ time: time.shown, since: instant(since) })),
  };
}

function presentHolder(
  { carId, name, owner, image, entries }: HolderRow,
  category: Category,
): NonNullable<ListedHold['holder']> {
  const shown = [category, ...CATEGORIES].find((one) => entries[one] !== undefined);
  return {
    carId,
    name: carTitle({ name, owner }),
    owner: driverName({ owner }),
    image: imagePath(image),
    entryId: (shown && entries[shown]) ?? null,
  };
}

const instant = (ms: number): string => new Date(ms).toISOString();
