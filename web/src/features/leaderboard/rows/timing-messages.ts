import { formatCount, ordinal } from '@quartermile/core/domain';

const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** Messages about gaps, moves and marks of a row. */
export const timingRowMessages = {
  isNew: 'New',
  isPersonalBest: 'PB',
  personalBest: 'Personal best',
  held: (days: number): string => `held ${counted(days, 'day')}`,
  sinceToday: 'since today',
  seconds: (gap: string): string => `+${gap} s`,
  votes: (gap: number): string => `−${formatCount(gap)}`,
  moved: (places: number): string =>
    `${places > 0 ? 'Up' : 'Down'} ${counted(Math.abs(places), 'place')} since last week`,
  overall: (place: number): string => `${ordinal(place)} overall`,
  drivenBy: (driver: string): string => `driven by ${driver}`,
  sort: 'Sort the rows',
  close: 'Close',
} as const;
