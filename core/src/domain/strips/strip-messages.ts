import { RUN_YEAR_MAX, RUN_YEAR_MIN } from '../limits.js';
import { formatCount } from '../text/format-count.js';
import { STRIP_ALTITUDE_MAX_M, STRIP_ALTITUDE_MIN_M } from './strip-limits.js';

/** Messages about strips. */
export const stripMessages = {
  idInvalid: 'This is not the id of a strip.',
  yearInvalid: `Please enter a year from ${RUN_YEAR_MIN} to ${RUN_YEAR_MAX}.`,
  nameRequired: 'Please enter the name of the strip.',
  placeRequired: 'Please enter the town or region of the strip.',
  altitude: `Altitude must be a whole number from ${STRIP_ALTITUDE_MIN_M} to ${formatCount(STRIP_ALTITUDE_MAX_M)} metres (e.g., 1640)`,
  nameTaken: 'There is a strip with this name already.',
  inUse: 'This strip cannot be deleted, because runs name it. Change the strip of these runs first.',
} as const;
