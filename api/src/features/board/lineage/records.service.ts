import { Injectable } from '@nestjs/common';
import {
  CATEGORIES,
  type Category,
  carTitle,
  driverName,
  isRankedByVotes,
  isRecordListWanted,
  type ListedHold,
  RECORD_DRIVETRAINS,
  RECORD_HOLDS,
  type RecordList,
  type RecordQuery,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { imagePath } from '../../media/index.js';
import { type HolderRow, type RecordTime, readBoardTimes, readHolders } from './read-board-times.js';
import { type Lead, recordHolds } from './record-holds.js';
import { readVoteLeads, type VoteLead } from './vote-leads.js';

type ListKey = Pick<RecordList, 'category' | 'drivetrain'>;
interface Page {
  readonly limit: number;
  readonly offset: number;
}
/** A hold, ms since 1970, with the id of its car; null once that is deleted. */
interface FoundHold extends Pick<ListedHold, 'times' | 'votes'> {
  readonly holder: string | null;
  readonly since: number;
  readonly until: number | null;
}
/** The holds of a list that a response shows, and how many there are. */
type FoundList = Omit<RecordList, 'holds'> & { readonly holds: readonly FoundHold[] };

/** The lineage of the records: who held first place of each board and drivetrain, from when to when. */
@Injectable()
export class RecordsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The lists that a query asks for, in the order of the boards, each with a part of its holds, newest first. */
  async list(query: RecordQuery): Promise<RecordList[]> {
    const { limit = RECORD_HOLDS, offset = 0 } = query;
    const wanted = CATEGORIES.flatMap((category) =>
      RECORD_DRIVETRAINS.map((drivetrain) => ({ category, drivetrain })),
    ).filter((list) => isRecordListWanted(query, list));
    const found = await this.find(wanted, { limit, offset });
    const holders = found.flatMap(({ holds }) => holds.flatMap(({ holder }) => holder ?? []));
    const cars = await readHolders(this.dataSource, [...new Set(holders)]);
    return found.map((list) => ({
      ...list,
      holds: list.holds.map((hold) => present(hold, list.category, cars.get(hold.holder ?? ''))),
    }));
  }

  private async find(lists: readonly ListKey[], page: Page): Promise<FoundList[]> {
    const hasVotes = lists.some(({ category }) => isRankedByVotes(category));
    const hasTimes = lists.some(({ category }) => !isRankedByVotes(category));
    const times = hasTimes ? await readBoardTimes(this.dataSource) : [];
    const leads = hasVotes ? await readVoteLeads(this.dataSource, page) : [];
    return lists.map((list) =>
      isRankedByVotes(list.category) ? findLeads(list, leads, page) : findHolds(list, times, page),
    );
  }
}

function findHolds(list: ListKey, times: readonly RecordTime[], { limit, offset }: Page): FoundList {
  const { category, drivetrain } = list;
  const onList = times.filter(
    (time) => time.category === category && (drivetrain === null || time.drivetrain === drivetrain),
  );
  const newestFirst = recordHolds(onList).toReversed();
  const holds = newestFirst.slice(offset, offset + limit).map(({ leads, ...hold }) => ({
    ...hold,
    times: leads.map(presentTime),
  }));
  return { ...list, total: newestFirst.length, holds };
}

function presentTime({ time, since }: Lead<RecordTime>): ListedHold['times'][number] {
  const source = time.run && sourceOfRankingTime(time.run);
  return { time: time.shown, since: instant(since), ...(source !== null && { source }) };
}

function findLeads(list: ListKey, leads: readonly VoteLead[], { offset }: Page): FoundList {
  const ofList = leads.filter(
    ({ category, drivetrain }) => category === list.category && drivetrain === list.drivetrain,
  );
  const holds = ofList
    .filter(({ nth }) => nth > offset)
    .map(({ holder, since, until, votes }) => ({ holder, since, until, votes, times: [] }));
  return { ...list, total: ofList[0]?.total ?? 0, holds };
}

function present(
  { since, until, times, votes }: FoundHold,
  category: Category,
  car: HolderRow | undefined,
): ListedHold {
  return {
    holder: car ? presentHolder(car, category) : null,
    since: instant(since),
    until: until === null ? null : instant(until),
    times,
    ...(votes !== undefined && { votes }),
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
