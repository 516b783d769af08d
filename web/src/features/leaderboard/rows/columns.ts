import {
  carTitle,
  type Entry,
  isRankedByVotes,
  knownDriver,
  type Place,
  rankingTime,
  shownPlace,
  sourceOfRankingTime,
} from '@quartermile/core/domain';

/** A column of the table on wide screens. Cells find theirs by the name of its grid line. */
export interface Column {
  readonly name: string;
  readonly label: string;
  /** As in `grid-template-columns`. */
  readonly width: string;
  /** What it is sorted by; undefined without one, which stands last. */
  valueOf(place: Place): string | number | undefined;
}

const columns: readonly Column[] = [
  { name: 'place', label: 'Rank', width: '2.75rem', valueOf: shownPlace },
  {
    name: 'thumb',
    label: 'Car',
    width: '3.75rem [name] minmax(0, 1fr)',
    valueOf: ({ entry }) => carTitle(entry.car).toLowerCase(),
  },
  {
    name: 'who',
    label: 'Driver',
    width: '6.5rem',
    valueOf: ({ entry }) => whoOf(entry)?.toLowerCase(),
  },
  { name: 'drive', label: 'Drive', width: '2.75rem', valueOf: ({ entry }) => entry.car.drivetrain },
  { name: 'strip', label: 'Strip', width: '5.5rem', valueOf: ({ entry }) => entry.car.strip?.name },
  { name: 'date', label: 'Date', width: '5.25rem', valueOf: ({ entry }) => entry.car.runDate },
  { name: 'proof', label: 'Proof', width: '6.25rem', valueOf: ({ entry }) => entry.car.evidence },
  { name: 'gap', label: 'Gap', width: '5rem', valueOf: ({ gap }) => gap && Number(gap.leader) },
  { name: 'time', label: 'Time', width: '5.5rem', valueOf: ({ entry }) => rankingTime(entry.car) },
  { name: 'count', label: 'Votes', width: '4.75rem', valueOf: ({ entry }) => entry.votes },
];

/** The button of a row, and the sign that it opens. */
const ACTIONS = '[vote] 3.25rem [chevron] 1.25rem';
/** Left out where no row has such a fact. */
const isOptional = ({ name }: Column): boolean => ['who', 'strip', 'date', 'proof'].includes(name);

/** The driver of a car. A reference has none; by votes, its time has its source here. */
export function whoOf({ car, category }: Entry): string | undefined {
  const source = sourceOfRankingTime(car);
  if (source === null) return knownDriver(car) ?? undefined;
  return isRankedByVotes(category) ? source : undefined;
}

/** The columns that rows fill. */
export function columnsOf(places: readonly Place[]): readonly Column[] {
  return columns.filter(
    (column) => !isOptional(column) || places.some((place) => column.valueOf(place) !== undefined),
  );
}

/** Columns for `grid-template-columns`. */
export function columnTemplate(shown: readonly Column[]): string {
  return [...shown.map(({ name, width }) => `[${name}] ${width}`), ACTIONS].join(' ');
}

/** An order of rows other than that of the ranking. */
export interface Sorting {
  readonly column: Column;
  readonly isDescending: boolean;
}

/** Places in the order of a column. Equal ones keep the order of the ranking, and so do those without a value, at the end. */
export function sortPlaces(places: readonly Place[], { column, isDescending }: Sorting): readonly Place[] {
  const factor = isDescending ? -1 : 1;
  return [...places].sort((one, other) => {
    const [a, b] = [column.valueOf(one), column.valueOf(other)];
    if (a === b) return 0;
    if (a === undefined) return 1;
    if (b === undefined) return -1;
    return a < b ? -factor : factor;
  });
}
