import { isTrapSpeed, type SlipLane } from '@quartermile/core/domain';
import type { SlipCandidate } from './slip-candidate.js';
import type { SpeedUnit } from './slip-labels.js';

/** Kilometres in a mile (international yard and pound agreement, 1959). */
export const KM_PER_MILE = 1.609344;

/** A quarter mile takes this multiple of the eighth's time; cars lie between 1.5 and 1.65. */
const QUARTER_TO_EIGHTH = [1.42, 1.75] as const;
/** The first 60 feet take this share of the quarter's time; cars lie between 0.11 and 0.2. */
const SIXTY_SHARE = [0.08, 0.3] as const;
/** Elapsed time in s times trap speed in km/h. Cars lie between 1900 and 2300; an early lift lowers it. */
const TIME_TIMES_SPEED = [1300, 2700] as const;
/** The same where no unit is printed: below it, a speed in mph would pass as one in km/h. */
const TIME_TIMES_SPEED_WITHOUT_UNIT = [1650, 2700] as const;

const isWithin = (value: number, [lowest, highest]: readonly [number, number]): boolean =>
  value >= lowest && value <= highest;

/** The candidates of a lane that fit together: contradicting ones are dropped, because one of them was misread. */
export function checkCandidates(candidates: readonly SlipCandidate[]): SlipCandidate[] {
  const lanes: readonly (SlipLane | null)[] = [...new Set(candidates.map(({ lane }) => lane))];
  return lanes.flatMap((lane) => checkLane(candidates.filter((one) => one.lane === lane)));
}

function checkLane(all: readonly SlipCandidate[]): SlipCandidate[] {
  const only = (kind: SlipCandidate['kind']): SlipCandidate | null =>
    unanimous(all.filter((one) => one.kind === kind));
  const splits = all.filter(({ kind }) => kind === 'split');
  const eighth = only('eighthTime');
  const time = only('time');
  const sixty = only('sixtyFoot');
  const earlier = [...splits, ...(eighth ? [eighth] : [])];
  const fitsSplits = time !== null && earlier.every(({ value }) => value < time.value);
  const fitsEighth = !time || !eighth || isWithin(time.value / eighth.value, QUARTER_TO_EIGHTH);
  const checkedTime = time && fitsSplits && fitsEighth ? time : null;
  const reference = checkedTime?.value ?? null;
  const fitsTime = !sixty || reference === null || isWithin(sixty.value / reference, SIXTY_SHARE);
  const checkedSixty = sixty && fitsTime && earlier.every(({ value }) => value > sixty.value) ? sixty : null;
  const speed = withUnit(only('trapSpeed'), reference);
  return [checkedTime, checkedSixty, speed].flatMap((one) => one ?? []);
}

/** The candidate, or null if there are several with different values. */
function unanimous([first, ...others]: readonly SlipCandidate[]): SlipCandidate | null {
  return first && others.every(({ value }) => value === first.value) ? first : null;
}

/** A speed with its unit; without a printed one, the unit in which it fits the elapsed time. */
function withUnit(speed: SlipCandidate | null, time: number | null): SlipCandidate | null {
  if (!speed) return null;
  const units: readonly SpeedUnit[] = speed.unit ? [speed.unit] : ['mph', 'km/h'];
  const range = speed.unit ? TIME_TIMES_SPEED : TIME_TIMES_SPEED_WITHOUT_UNIT;
  const fitting = units.filter((unit) => {
    const kmh = toKmh(speed.value, unit);
    return isTrapSpeed(formatKmh(kmh)) && (time === null || isWithin(kmh * time, range));
  });
  const [unit] = fitting;
  // Without the elapsed time, any unit would fit.
  const isCertain = fitting.length === 1 && (speed.unit !== null || time !== null);
  return unit && isCertain ? { ...speed, unit } : null;
}

const toKmh = (value: number, unit: SpeedUnit | null): number =>
  unit === 'mph' ? value * KM_PER_MILE : value;

/** A speed of a slip in km/h, with up to two decimals. */
export function speedInKmh({ value, unit }: Pick<SlipCandidate, 'value' | 'unit'>): string {
  return formatKmh(toKmh(value, unit));
}

const formatKmh = (kmh: number): string => String(Math.round(kmh * 100) / 100);
