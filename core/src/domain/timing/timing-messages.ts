import { formatCount } from '../text/format-count.js';
import { ordinal } from '../text/ordinal.js';

const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** Texts of the timing screen: gaps, moves, marks, and places under a filter. */
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
  /** Share text of a place under a filter: "Polo GTI: 14.2 s, 1st of the front-wheel drives (World Facts)". */
  headline: (car: string, figure: string | null, place: number, cars: string, board: string): string =>
    `${car}: ${figure === null ? '' : `${figure}, `}${ordinal(place)} of ${cars} (${board})`,
  cars: {
    FWD: 'the front-wheel drives',
    AWD: 'the all-wheel drives',
    RWD: 'the rear-wheel drives',
    all: 'the cars',
  },
  at: (strip: string): string => ` at ${strip}`,
  in: (year: number): string => ` in ${year}`,
} as const;
