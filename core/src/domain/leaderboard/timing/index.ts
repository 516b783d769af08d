export { dayNumberAt, startOfDay } from '../../dates/zoned-time.js';
export { shownPlace } from './gaps.js';
export { heldSinceText, isNewEntry, isPersonalBest, placesGained } from './marks.js';
export { MARK_DAYS, MOVE_DAYS } from './timing-limits.js';
