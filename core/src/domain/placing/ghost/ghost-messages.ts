import { formatCount } from '../../text/format-count.js';
import { ordinal } from '../../text/ordinal.js';

/** Messages of "Where would I place?". */
export const ghostMessages = {
  noTime: 'That is no quarter-mile time. Type seconds, such as 12.4.',
  byTime: 'Please choose a board that is ranked by time.',
} as const;

/** Parts of the sentence about the place of a time. Separate from the messages that pages show before one is typed. */
export const ghostSentences = {
  place: (time: string, position: number, count: number, board: string): string =>
    count === 1
      ? `${time} s would be the first time in ${board}`
      : `${time} s would be ${ordinal(position)} of ${formatCount(count)} in ${board}`,
  offTopTen: (gap: number): string => `${gap} s off the top ten`,
  ofDrivetrain: (position: number, count: number, drivetrain: string): string =>
    `${ordinal(position)} of ${formatCount(count)} with ${drivetrain}`,
} as const;
