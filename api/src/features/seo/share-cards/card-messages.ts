import { formatCount } from '@quartermile/core/domain';

/** Texts of share cards. */
export const cardMessages = {
  quarterMile: 'Quarter mile',
  emptyBoard: 'The lanes are open.',
  emptyBoardDetail: 'Be the first on this board.',
  homeCall: 'Quarter-mile times. Put yours on the board.',
} as const;

/** Texts of the picture of a week. */
export const wrapPictureMessages = {
  title: 'Sunday wrap',
  quiet: 'A quiet week on the board.',
  leads: (board: string): string => `first in ${board}`,
  leadsDrivetrain: (drivetrain: string, board: string): string => `first ${drivetrain} in ${board}`,
  now: (place: string, board: string): string => `${place} in ${board}`,
  gained: (count: number): string => `+${formatCount(count)}`,
  fight: (ahead: string, place: string, board: string): string => `Behind ${ahead} for ${place} in ${board}`,
  level: 'level',
} as const;
