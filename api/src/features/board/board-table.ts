import {
  type BoardChoices,
  type BoardFilter,
  type BoardPage,
  type BoardParameters,
  type BoardQuery,
  type BoardSelection,
  type BoardView,
  CATEGORIES,
  type Car,
  type Category,
  type Drivetrain,
  defaultBoardQuery,
  type Entry,
  findEntry,
  matchSearchText,
  type Place,
  RECORD_DRIVETRAINS,
  type SubmissionPlace,
  searchTextOf,
  toBoardQuery,
  VOTE_CATEGORIES,
  viewSelection,
} from '@quartermile/core/domain';
import { toCar, toEntry } from '../runs/index.js';
import { type BoardDifference, type BoardJournal, noDifference } from './board-journal.js';
import { CategoryBoard, type StoredEntry } from './category-board.js';
import { EntryListWriter } from './entry-list-writer.js';
import { withTiming } from './entry-timing.js';
import type { Lead } from './lineage/read-board-times.js';
import type { EntryVotes, PublicEntryRow } from './public-entries.js';
import { type EntryFilter, type EntryPage, factsOf } from './select-entries.js';

/** A car with what is prepared for its reads. */
interface StoredCar {
  readonly car: Car;
  readonly vehicleId: string;
  readonly searchText: string;
  readonly entryIds: string[];
}

/** The first entry of a board by votes, or of one drivetrain on it (null: of all). */
export interface VoteLeader {
  readonly category: Category;
  readonly drivetrain: Drivetrain | null;
  readonly vehicleId: string;
  readonly votes: number;
}

/** A part of the places of a board, and the number of all. */
export interface PlacePage {
  readonly places: readonly (Place & { readonly vehicleId: string })[];
  readonly total: number;
}

/** All public entries in memory, in the order of the leaderboard. Nothing but its methods may change them. */
export class BoardTable {
  /** Notes the entries that change, while somebody follows them; otherwise null. */
  journal: BoardJournal | null = null;
  private readonly cars = new Map<string, StoredCar>();
  private readonly entries = new Map<string, StoredEntry>();
  private readonly boards = Object.fromEntries(
    CATEGORIES.map((category) => [category, new CategoryBoard(category)]),
  ) as Readonly<Record<Category, CategoryBoard>>;
  private readonly lists = new EntryListWriter();
  private lastWeek: ReadonlyMap<string, number> = new Map();

  /** Adds entries. */
  add(rows: readonly PublicEntryRow[]): void {
    for (const row of rows) {
      const { car, entryIds } = this.carOf(row);
      const { entryId: id, category, votes, rulesVersion, entryCreatedAt: createdAt, entryAge: age } = row;
      const entry = withTiming(toEntry({ id, category, votes, rulesVersion, createdAt }, car), {
        bestSince: row.bestSince?.toISOString(),
        lastWeek: this.lastWeek.get(id),
      });
      const stored = { entry, age };
      entryIds.push(id);
      this.entries.set(id, stored);
      this.journal?.note(id, null);
      this.boards[category].add(stored);
    }
  }

  /** Replaces cars and all their entries. A car without a row, or an entry without one, is removed. */
  replaceCars(carIds: readonly string[], rows: readonly PublicEntryRow[]): void {
    const removed = new Set<StoredEntry>();
    for (const carId of carIds) {
      for (const id of this.cars.get(carId)?.entryIds ?? []) {
        const stored = this.entries.get(id);
        if (stored) {
          removed.add(stored);
          this.journal?.note(id, stored.entry);
        }
        this.entries.delete(id);
      }
      this.cars.delete(carId);
    }
    if (removed.size > 0) for (const board of Object.values(this.boards)) board.remove(removed);
    this.add(rows);
  }

  /** Sets votes. Unknown entries are ignored. */
  setVotes(counted: readonly EntryVotes[]): void {
    for (const { id, votes } of counted) {
      const stored = this.entries.get(id);
      if (stored && stored.entry.votes !== votes) this.change(stored, { ...stored.entry, votes });
    }
  }

  /** Sets the positions of last week, by ids of entries. */
  setLastWeek(positions: ReadonlyMap<string, number>): void {
    this.lastWeek = positions;
    for (const [id, stored] of this.entries)
      this.change(stored, withTiming(stored.entry, { lastWeek: positions.get(id) }));
  }

  /** Sets who leads the boards by time, and their drivetrains. */
  setLeads(leads: readonly Lead[]): void {
    const since = new Map(
      leads.map((lead) => [`${lead.category} ${lead.drivetrain} ${lead.vehicleId}`, lead.since]),
    );
    for (const stored of this.entries.values()) {
      const { category, car } = stored.entry;
      const vehicleId = this.cars.get(car._id)?.vehicleId;
      const timing = {
        heldSince: since.get(`${category} null ${vehicleId}`),
        heldInDrivetrainSince: since.get(`${category} ${car.drivetrain} ${vehicleId}`),
      };
      this.change(stored, withTiming(stored.entry, timing));
    }
  }

  /** What has changed since the last call; nothing without a journal. */
  takeChanges(): BoardDifference {
    return this.journal?.take((id) => this.entries.get(id)?.entry ?? null) ?? noDifference;
  }

  /** The positions of all entries on their boards. */
  positions(): { readonly entryIds: readonly string[]; readonly positions: readonly number[] } {
    const places = CATEGORIES.flatMap((category) => this.boards[category].select().list);
    return {
      entryIds: places.map(({ entry }) => entry._id),
      positions: places.map(({ position }) => position),
    };
  }

  /** The entries that a filter selects, in the order of the leaderboard. */
  list(wanted: EntryFilter): EntryPage<Entry> {
    const { category, q = '', offset = 0, limit } = wanted;
    const categories = category ? [category] : CATEGORIES;
    const parts = categories.flatMap((one) => {
      const { top, others } = this.search(one, factsOf(wanted), q);
      return [top, others];
    });
    const total = parts.reduce((sum, { length }) => sum + length, 0);
    return { entries: slicePlaces(parts, offset, offset + (limit ?? total)), total };
  }

  /** The places of a board that a filter selects, in their order, with their vehicles: a part, and the number of all. */
  places(wanted: EntryFilter & { readonly category: Category }): PlacePage {
    const { category, q = '', offset = 0, limit = Number.POSITIVE_INFINITY } = wanted;
    const { top, others } = this.search(category, factsOf(wanted), q);
    const shown = [...top, ...others.slice(0, Math.max(0, offset + limit - top.length))];
    const places = shown.slice(offset, offset + limit).map((place) => ({
      ...place,
      vehicleId: this.cars.get(place.entry.car._id)?.vehicleId ?? '',
    }));
    return { places, total: top.length + others.length };
  }

  /** What a page of the leaderboard shows. */
  page(parameters: BoardParameters): BoardPage {
    const { entry: entryId = '' } = parameters;
    const category = this.entries.get(entryId)?.entry.category;
    const board = category && this.boards[category].select();
    const match = board && findEntry(board, entryId);
    if (match) return { match, view: viewSelection(board, match.query, this.unfiltered(match.query)) };
    const query = toBoardQuery(parameters);
    const selection = this.search(query.category, query, query.q);
    return { match: null, view: viewSelection(selection, query, this.unfiltered(query)) };
  }

  /** The whole board of a category in its order. */
  ranking(category: Category): readonly Place[] {
    return this.boards[category].places();
  }

  /** The places of a vehicle's entries, in the order of the categories. */
  placesOfVehicle(vehicleId: string): SubmissionPlace[] {
    return CATEGORIES.flatMap((category) => {
      const { top, others } = this.boards[category].select();
      const isOfVehicle = ({ entry }: Place) => this.cars.get(entry.car._id)?.vehicleId === vehicleId;
      const place = top.find(isOfVehicle) ?? others.find(isOfVehicle);
      const of = this.boards[category].size;
      return place ? [{ category, place: place.position, of, entryId: place.entry._id }] : [];
    });
  }

  /** The strips and years of the runs on a board. */
  choices(category: Category): BoardChoices {
    return this.boards[category].choices();
  }

  /** The ids of all entries of the car of an entry, its own included; empty for an unknown one. */
  entriesBeside(entryId: string): string[] {
    const car = this.cars.get(this.entries.get(entryId)?.entry.car._id ?? '');
    return car ? this.placesOfVehicle(car.vehicleId).map((place) => place.entryId) : [];
  }

  /** The places of a vehicle's entries, with the entries. */
  entriesOfVehicle(vehicleId: string): { readonly place: SubmissionPlace; readonly entry: Entry }[] {
    return this.placesOfVehicle(vehicleId).flatMap((place) => {
      const entry = this.entries.get(place.entryId)?.entry;
      return entry ? [{ place, entry }] : [];
    });
  }

  /** Who is first on each list by votes, as the board shows it. Without votes nobody is. */
  leadersByVotes(): VoteLeader[] {
    return VOTE_CATEGORIES.flatMap((category) =>
      RECORD_DRIVETRAINS.flatMap((drivetrain) => {
        const [first] = this.boards[category].select({ ...defaultBoardQuery, drivetrain }).top;
        const vehicleId = first && this.cars.get(first.entry.car._id)?.vehicleId;
        const { votes = 0 } = first?.entry ?? {};
        return vehicleId !== undefined && votes > 0 ? [{ category, drivetrain, vehicleId, votes }] : [];
      }),
    );
  }

  /** The entries as a JSON array. */
  toJson(entries: readonly Entry[]): Buffer {
    return this.lists.write(entries);
  }

  private change(stored: StoredEntry, entry: Entry): void {
    if (stored.entry === entry) return;
    this.journal?.note(entry._id, stored.entry);
    stored.entry = entry;
    this.boards[entry.category].changed();
  }

  private search(category: Category, filter: BoardFilter, q: string): BoardSelection {
    const board = this.boards[category];
    if (q === '') return board.select(filter);
    const matches = matchSearchText(q);
    return board.search(filter, q, ({ entry }) => matches(this.cars.get(entry.car._id)?.searchText ?? ''));
  }

  private unfiltered({ category }: BoardQuery): Pick<BoardView, 'counts' | 'choices'> {
    const counts = CATEGORIES.map((one) => [one, this.boards[one].size]);
    return {
      counts: Object.fromEntries(counts) as Record<Category, number>,
      choices: this.boards[category].choices(),
    };
  }

  private carOf(row: PublicEntryRow): StoredCar {
    let stored = this.cars.get(row.id);
    if (!stored) {
      const car = toCar(row);
      stored = { car, vehicleId: row.vehicleId, searchText: searchTextOf(car), entryIds: [] };
      this.cars.set(row.id, stored);
    }
    return stored;
  }
}

/** The entries of consecutive parts from `start` up to but not including `end`. */
function slicePlaces(parts: readonly (readonly Place[])[], start: number, end: number): Entry[] {
  const entries: Entry[] = [];
  let before = 0;
  for (const part of parts) {
    const last = Math.min(part.length, end - before);
    for (let at = Math.max(0, start - before); at < last; at++) entries.push((part[at] as Place).entry);
    before += part.length;
  }
  return entries;
}
