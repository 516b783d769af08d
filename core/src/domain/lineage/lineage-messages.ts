import { formatCount } from '../text/format-count.js';

/** Texts of the page of the record holders. */
export const lineageMessages = {
  held: (days: number): string => `held ${formatCount(days)} ${days === 1 ? 'day' : 'days'}`,
  heldBriefly: 'held less than a day',
  sinceToday: 'since today',
  drivetrainUnknown: 'Please choose FWD, AWD, RWD or all.',
} as const;
