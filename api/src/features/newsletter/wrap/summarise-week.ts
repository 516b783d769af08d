import {
  type Category,
  DAY_MS,
  dateWordsAt,
  dayNumberAt,
  type Entry,
  type EventItem,
  formatLongDate,
  placesGained,
  placesOfBoard,
  type RankedEntry,
  type RecordList,
  readEvent,
  SITE_TIME_ZONE,
  startOfDay,
  toWallClock,
  upcomingEvents,
} from '@quartermile/core/domain';
import { closestFights } from './closest-fights.js';
import type { WeekSummary, WrapCar, WrapEvent, WrapGain, WrapLeader } from './week-summary.js';
import { wrapCarOf } from './wrap-car.js';
import { WRAP_DAYS, WRAP_ENTRIES_MAX, WRAP_GAINS_MAX, WRAP_LEADERS_MAX } from './wrap-limits.js';

/** What a week is summarised from: what the public pages show. */
export interface WeekData {
  /** All entries of the boards. */
  readonly entries: readonly Entry[];
  /** The lists of the record holders, each with its newest two holds at least. */
  readonly records: readonly RecordList[];
  /** The events as they are stored. */
  readonly events: readonly Parameters<typeof readEvent>[0][];
}

type Place = RankedEntry<Entry>;

/** The boards in the order in which a car on several of them is shown: on the first one. */
const BOARDS: readonly Category[] = ['Our Drag Races', 'World Facts', 'Votes by Viewers'];

/**
 * What happened on the boards since the start of the day seven days before `now`. The same data and instant always give
 * the same summary. A car is in each part at most once, except for fights, which have each pair of cars at most once. A new
 * leader is not listed as a new entry as well.
 */
export function summariseWeek({ entries, records, events }: WeekData, now: Date): WeekSummary {
  const day = dayNumberAt(now.getTime(), SITE_TIME_ZONE);
  const since = startOfDay(day - WRAP_DAYS, SITE_TIME_ZONE);
  const boards = BOARDS.map((board) => placesOfBoard(entries, board));
  const places = boards.flat();
  const leaders = newLeaders(records, places, since);
  const leading = new Set(leaders.map(({ carId }) => carId));
  const gains = biggestGains(places);
  const added = newEntries(places, since);
  const others = added.filter(({ carId }) => !leading.has(carId));
  return {
    from: dayText(day - WRAP_DAYS),
    today: dayText(day),
    leaders: leaders.slice(0, WRAP_LEADERS_MAX),
    gains: gains.slice(0, WRAP_GAINS_MAX),
    entries: others.slice(0, WRAP_ENTRIES_MAX),
    moreEntries: Math.max(others.length - WRAP_ENTRIES_MAX, 0),
    fights: closestFights(boards),
    event: nextEvent(
      events.map((stored) => readEvent(stored)),
      now,
    ),
    isQuiet: leaders.length + gains.length + added.length === 0,
  };
}

/** Who took a lead and has it still: whole boards first. A car that leads a whole board is not listed by drivetrain. */
function newLeaders(records: readonly RecordList[], places: readonly Place[], since: number): WrapLeader[] {
  const byDrivetrain = records.toSorted(
    (one, other) =>
      Number(one.drivetrain !== null) - Number(other.drivetrain !== null) ||
      BOARDS.indexOf(one.category) - BOARDS.indexOf(other.category),
  );
  const known = new Set<string>();
  return byDrivetrain.flatMap(({ drivetrain, holds: [hold, earlier] }) => {
    if (!hold?.holder || hold.until !== null || Date.parse(hold.since) < since) return [];
    const { entryId } = hold.holder;
    const place = places.find(({ entry }) => entry._id === entryId);
    if (!place || known.has(place.entry.car._id)) return [];
    known.add(place.entry.car._id);
    const before = earlier?.until === hold.since ? earlier.holder : null;
    return [
      { ...wrapCarOf(place), drivetrain, before: before && { name: before.name, driver: before.owner } },
    ];
  });
}

function biggestGains(places: readonly Place[]): WrapGain[] {
  const gains = places
    .map((place) => ({ ...wrapCarOf(place), places: placesGained(place) }))
    .filter((gain) => gain.places > 0)
    .toSorted((one, other) => other.places - one.places || one.position - other.position);
  return onePerCar(gains);
}

function newEntries(places: readonly Place[], since: number): WrapCar[] {
  const added = places.filter(({ entry }) => Date.parse(entry.createdAt) >= since).map(wrapCarOf);
  return onePerCar(added).toSorted((one, other) => one.position - other.position);
}

/** The first row of each car. */
function onePerCar<Row extends WrapCar>(rows: readonly Row[]): Row[] {
  const first = new Map<string, Row>();
  for (const row of rows) if (!first.has(row.carId)) first.set(row.carId, row);
  return [...first.values()];
}

function nextEvent(events: readonly EventItem[], now: Date): WrapEvent | null {
  const [event] = upcomingEvents(events, now);
  if (!event) return null;
  const when = [formatLongDate(event), toWallClock(event).time].filter(Boolean).join(', ');
  const place = event.location?.kind === 'text' ? event.location.text : null;
  return { id: event.id, title: event.title, when, place };
}

/** A day such as "16 November 2026". */
function dayText(day: number): string {
  return dateWordsAt(day * DAY_MS, 'UTC').day;
}
