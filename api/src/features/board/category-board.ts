import {
  type BoardChoices,
  type BoardFilter,
  type BoardSelection,
  type Category,
  choicesOfBoard,
  type Drivetrain,
  defaultBoardQuery,
  type Entry,
  filterSelection,
  type Place,
  placesOfBoard,
  selectPlaces,
} from '@quartermile/core/domain';
import { LRUCache } from 'lru-cache';

/** Searches whose results are stored until a change: visitors of one video look for the same cars. */
const SEARCHES_MAX = 20;
/** Selections by strip or year that are stored until a change. */
const FILTERS_MAX = 20;

/** A stored entry. `entry` is replaced when its votes change. */
export interface StoredEntry {
  entry: Entry;
  /** Microseconds since 1970. */
  readonly age: number;
}

/** The entries of one category. Its ranking is computed at the first read after a change. */
export class CategoryBoard {
  private stored: StoredEntry[] = [];
  private isSorted = true;
  private ranked: readonly Place[] | null = null;
  private known: BoardChoices | null = null;
  private readonly searches = new LRUCache<string, BoardSelection>({ max: SEARCHES_MAX });
  private readonly filtered = new LRUCache<string, BoardSelection>({ max: FILTERS_MAX });
  private readonly selections = new Map<Drivetrain | null, BoardSelection>();

  constructor(private readonly category: Category) {}

  /** Number of entries. */
  get size(): number {
    return this.stored.length;
  }

  /** Adds an entry. */
  add(stored: StoredEntry): void {
    this.stored.push(stored);
    this.isSorted = false;
    this.changed();
  }

  /** Removes entries. */
  remove(removed: ReadonlySet<StoredEntry>): void {
    const rest = this.stored.filter((stored) => !removed.has(stored));
    if (rest.length === this.stored.length) return;
    this.stored = rest;
    this.changed();
  }

  /** Discards the ranking after a change of an entry. */
  changed(): void {
    this.ranked = null;
    this.known = null;
    this.filtered.clear();
    this.selections.clear();
    this.searches.clear();
  }

  /** The places that a filter selects; all of them without one. */
  select(filter: BoardFilter = defaultBoardQuery): BoardSelection {
    const { drivetrain, strip, year } = filter;
    if (strip !== null || year !== null) return this.selectRuns(filter);
    let selection = this.selections.get(drivetrain);
    if (!selection) {
      selection = selectPlaces(this.places(), filter);
      this.selections.set(drivetrain, selection);
    }
    return selection;
  }

  /** All places in their order. */
  places(): readonly Place[] {
    this.ranked ??= placesOfBoard(this.oldestFirst(), this.category);
    return this.ranked;
  }

  /** The strips and years by which visitors can filter. */
  choices(): BoardChoices {
    this.known ??= choicesOfBoard(this.places());
    return this.known;
  }

  /** The matching ones of these places. `matches` depends on `text` only. */
  search(filter: BoardFilter, text: string, matches: (place: Place) => boolean): BoardSelection {
    const key = `${keyOf(filter)} ${text}`;
    let matching = this.searches.get(key);
    if (!matching) {
      matching = filterSelection(this.select(filter), matches);
      this.searches.set(key, matching);
    }
    return matching;
  }

  /** Anybody can invent strips and years, so only some of the selections are stored. */
  private selectRuns(filter: BoardFilter): BoardSelection {
    const key = keyOf(filter);
    let selection = this.filtered.get(key);
    if (!selection) {
      selection = selectPlaces(this.places(), filter);
      this.filtered.set(key, selection);
    }
    return selection;
  }

  private oldestFirst(): Entry[] {
    if (!this.isSorted) this.stored.sort(compareAge);
    this.isSorted = true;
    return this.stored.map(({ entry }) => entry);
  }
}

function keyOf({ drivetrain, strip, year }: BoardFilter): string {
  return `${drivetrain} ${strip} ${year}`;
}

function compareAge(a: StoredEntry, b: StoredEntry): number {
  return a.age - b.age || (a.entry._id < b.entry._id ? -1 : 1);
}
