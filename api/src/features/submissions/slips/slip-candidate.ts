import {
  type SlipBox,
  type SlipFigure,
  type SlipLane,
  TRAP_SPEED_MAX_KMH,
  TRAP_SPEED_MIN_KMH,
} from '@quartermile/core/domain';
import type { SpeedUnit } from './slip-labels.js';

/** Lowest and highest elapsed time that a slip is believed to show, seconds. */
export const SLIP_TIME_MIN_S = 5;
export const SLIP_TIME_MAX_S = 60;
/** Lowest and highest time of the first 60 feet, seconds. */
export const SLIP_SIXTY_MIN_S = 0.7;
export const SLIP_SIXTY_MAX_S = 8;

/** What a number on a slip is: a figure that is reported, or an intermediate time that is compared with the others. */
export type CandidateKind = Exclude<SlipFigure, 'date'> | 'split' | 'eighthTime';

/** A number with its meaning, before it is compared with the others. */
export interface SlipCandidate {
  readonly kind: CandidateKind;
  readonly lane: SlipLane | null;
  /** Digits with a decimal point, as printed. */
  readonly text: string;
  readonly value: number;
  /** Unit of a speed; null: none is printed. */
  readonly unit: SpeedUnit | null;
  /** Percent. */
  readonly confidence: number;
  readonly box: SlipBox;
  /** The words of its line. */
  readonly words: string;
}

const DECIMALS: Readonly<Record<CandidateKind, readonly [min: number, max: number]>> = {
  time: [2, 4],
  sixtyFoot: [2, 4],
  split: [2, 4],
  eighthTime: [2, 4],
  trapSpeed: [0, 3],
};
const RANGES: Readonly<Record<CandidateKind, readonly [min: number, max: number]>> = {
  time: [SLIP_TIME_MIN_S, SLIP_TIME_MAX_S],
  sixtyFoot: [SLIP_SIXTY_MIN_S, SLIP_SIXTY_MAX_S],
  split: [SLIP_SIXTY_MIN_S, SLIP_TIME_MAX_S],
  eighthTime: [2, SLIP_TIME_MAX_S],
  // A unit is not known yet: 19 mph are 30 km/h.
  trapSpeed: [TRAP_SPEED_MIN_KMH / 2, TRAP_SPEED_MAX_KMH],
};

/** Whether a number with these decimals can be what its label says. */
export function isPlausible(kind: CandidateKind, value: number, decimals: number): boolean {
  const [lowest, highest] = RANGES[kind];
  const [fewest, most] = DECIMALS[kind];
  return value >= lowest && value <= highest && decimals >= fewest && decimals <= most;
}
