/** Largest differences at which a figure of the driver equals the one on the slip, s and km/h. */
export const SLIP_TIME_TOLERANCE_S = 0.005;
export const SLIP_SPEED_TOLERANCE_KMH = 1;
/** Maximum length of the words stored with a value, in UTF-16 code units. */
export const SLIP_WORDS_MAX_LENGTH = 80;
/** Interval at which the dashboard loads readings while one is under way, ms. */
export const SLIP_POLL_MS = 5000;
