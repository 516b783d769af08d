import { formatCount } from '../../text/format-count.js';
import { ordinal } from '../../text/ordinal.js';

const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** Texts of the timing screen: gaps, moves, marks, and places in segments. */
export const timingMessages = {
  isNew: 'New',
  isPersonalBest: 'PB',
  personalBest: 'Personal best',
  seconds: (gap: string): string => `+${gap} s`,
  votes: (gap: number): string => `+${counted(gap, 'vote')}`,
  to: (place: number): string => `to ${ordinal(place)}`,
  moved: (places: number): string =>
    `${places > 0 ? 'Up' : 'Down'} ${counted(Math.abs(places), 'place')} since last week`,
  held: (days: number): string => `held ${counted(days, 'day')}`,
  sinceToday: 'since today',
  overall: (place: number): string => `${ordinal(place)} overall`,
  close: 'Close',
} as const;
