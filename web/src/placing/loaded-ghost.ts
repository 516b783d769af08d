import type { GhostPlace } from '@quartermile/core/domain';

/** A time with its place on a board, in words. */
export interface Ghost extends Pick<GhostPlace, 'time' | 'drivetrain' | 'position' | 'from'> {
  readonly sentence: string;
  /** Its position, such as "11th". */
  readonly ordinal: string;
  /** The gap to the tenth or to the neighbour, in words; empty without one. */
  readonly gap: string;
}

/** The place of a time, or why there is none; null where none is requested. */
export type LoadedGhost = Ghost | 'no-time' | 'failed' | null;
