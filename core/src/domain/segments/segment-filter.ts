import type { Car } from '../car-records/car-payloads.js';
import type { Category } from '../cars/category.js';
import type { Drivetrain } from '../cars/drivetrain.js';
import { wallClockAt } from '../dates/zoned-time.js';
import { powerOf, weightOf } from '../hints/quarter-mile-physics.js';
import { isInFilter } from '../leaderboard/board-view.js';
import { SITE_TIME_ZONE } from '../limits.js';
import type { Aspiration } from '../runs/run-choices.js';
import { foldText } from '../text/fold-text.js';

/** The year of a segment: a fixed one, or the present one. */
export type SegmentYear = number | 'this-year';

/** What selects the cars of a segment: a board, and facts that all must be true; null selects any. */
export interface SegmentFilter {
  readonly category: Category;
  readonly drivetrain: Drivetrain | null;
  /** "Electric" also selects cars whose fuel is electricity. */
  readonly aspiration: Aspiration | null;
  /** Words of which a car's name contains at least one, whole, separated by commas. */
  readonly words: string | null;
  /** Only cars whose factory power per factory weight is below it, in kW per ton (1000 kg). */
  readonly kwPerTon: number | null;
  readonly year: SegmentYear | null;
  /** Id of the strip of the run. */
  readonly strip: string | null;
}

/** A segment: its place in addresses, its name and what selects its cars. */
export interface Segment {
  /** The last part of its address. */
  readonly slug: string;
  readonly name: string;
  readonly filter: SegmentFilter;
  readonly inMenu: boolean;
  /** Id of the administrator's segment; absent for a built-in one. */
  readonly _id?: string | undefined;
}

/** All cars of Our Drag Races. */
export const wholeBoard: SegmentFilter = {
  category: 'Our Drag Races',
  drivetrain: null,
  aspiration: null,
  words: null,
  kwPerTon: null,
  year: null,
  strip: null,
};

/** The present year in the site's time zone. */
export function yearOfSite(nowMs: number): number {
  return new Date(wallClockAt(nowMs, SITE_TIME_ZONE)).getUTCFullYear();
}

/** The fields of a car on which power per weight depends. */
type FactorySpecs = Pick<Car, 'factoryPower' | 'factoryWeight'>;

const KG_PER_TON = 1000;

/**
 * A car's power in kW per ton by the factory's figures; null unless both are known. It says nothing about a tuned engine,
 * which is why pages name its source.
 */
export function kwPerTonOf({ factoryPower, factoryWeight }: FactorySpecs): number | null {
  const [power, weight] = [powerOf(factoryPower), weightOf(factoryWeight)];
  return power === null || weight === null ? null : (power * KG_PER_TON) / weight;
}

/**
 * Creates the test whether a car is in a segment. Cars of which a fact is unknown are not.
 * @param thisYear the present year in the site's time zone
 */
export function segmentMatcher(filter: SegmentFilter, thisYear: number): (car: Car) => boolean {
  const { drivetrain, strip, aspiration, kwPerTon } = filter;
  const facts = { drivetrain, strip, year: filter.year === 'this-year' ? thisYear : filter.year };
  const hasWord = wordMatcher(filter.words);
  return (car) =>
    isInFilter(car, facts) &&
    (aspiration === null || hasAspiration(car, aspiration)) &&
    hasWord(car) &&
    (kwPerTon === null || (kwPerTonOf(car) ?? Number.POSITIVE_INFINITY) < kwPerTon);
}

/** Whether a filter selects all cars of its board. */
export function isWholeBoard(filter: SegmentFilter): boolean {
  return segmentKey({ ...filter, category: wholeBoard.category }) === segmentKey(wholeBoard);
}

/** The same text for filters that select the same cars: the order of words and their spelling do not matter. */
export function segmentKey(filter: SegmentFilter): string {
  const { category, drivetrain, aspiration, words, kwPerTon, year, strip } = filter;
  const sorted = [...new Set(foldedWords(words))].sort().join(',');
  return JSON.stringify([category, drivetrain, aspiration, sorted, kwPerTon, year, strip]);
}

function hasAspiration(car: Car, aspiration: Aspiration): boolean {
  return car.aspiration === aspiration || (aspiration === 'Electric' && car.fuel === 'Electric');
}

function wordMatcher(words: string | null): (car: Pick<Car, 'name'>) => boolean {
  const wanted = foldedWords(words).map((word) => ` ${word} `);
  if (wanted.length === 0) return () => true;
  return ({ name }) => {
    const text = ` ${plainWords(name)} `;
    return wanted.some((word) => text.includes(word));
  };
}

function foldedWords(words: string | null): string[] {
  return (words ?? '').split(',').map(plainWords).filter(Boolean);
}

/** Folded words without punctuation: "D-Max (4x4)" gives "d max 4x4". */
function plainWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
