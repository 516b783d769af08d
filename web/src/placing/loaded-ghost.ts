import type { GhostPlace } from '@quartermile/core/domain';

/** A time with its place on a board, in words. */
export interface Ghost extends Pick<GhostPlace, 'time' | 'drivetrain' | 'position' | 'from'> {
  readonly sentence: string;
}

/** The place of a time, or why there is none; null where none is requested. */
export type LoadedGhost = Ghost | 'no-time' | 'failed' | null;
