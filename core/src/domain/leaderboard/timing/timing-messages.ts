import { formatCount } from '../../text/format-count.js';

const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** Texts of the timing screen: gaps, moves, marks, and places in segments. */
export const timingMessages = {
  held: (days: number): string => `held ${counted(days, 'day')}`,
  sinceToday: 'since today',
} as const;
