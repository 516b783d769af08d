/** Days for which an entry is marked as new, and a personal best as such. */
export const MARK_DAYS = 14;
/** Days between a position and the one that it is compared with. */
export const MOVE_DAYS = 7;
