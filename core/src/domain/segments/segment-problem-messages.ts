import { formatCount } from '../text/format-count.js';
import { SEGMENT_KW_PER_TON_MAX, SEGMENT_KW_PER_TON_MIN } from './segment-limits.js';

/** Messages about segments that cannot be saved, which no public page shows. */
export const segmentProblemMessages = {
  nameRequired: 'Please enter the name of the segment.',
  filterRequired: 'Choose at least one fact. Without any it would be the whole board.',
  kwPerTonInvalid: `Please enter a whole number from ${SEGMENT_KW_PER_TON_MIN} to ${formatCount(SEGMENT_KW_PER_TON_MAX)} (kW per ton).`,
  aspirationInvalid: 'Please choose one of the engines in the list.',
  afterInvalid: 'This is not the id of a segment.',
  inMenuInvalid: 'Please choose yes or no.',
  taken: 'There is a segment with this name or with these facts already.',
} as const;
