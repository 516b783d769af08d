import { isolate } from '../text/isolate.js';
import { ordinal } from '../text/ordinal.js';

/** Texts of the pages of cars and drivers. */
export const carPageMessages = {
  removedTitle: 'This car was removed from the board',
  headline: (car: string, time: string | null): string =>
    time === null ? car : `${isolate(car)}: ${time} s on the quarter mile`,
  sourced: (source: string): string => `Source: ${source}`,
  place: (position: number, board: string): string => `${ordinal(position)} in ${board}`,
} as const;
