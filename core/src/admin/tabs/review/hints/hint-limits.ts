/*
 * Bounds of the hints about a run's figures. They are wide: a hint is worth a second look at the proof, and a hint on
 * every tuned car would be ignored.
 */

/** Lowest and highest plausible product of elapsed time and trap speed, as shares of that of an ideal run. */
export const TRAP_SHARE_MIN = 0.8;
export const TRAP_SHARE_MAX = 1.25;

/**
 * Lowest and highest plausible share of the elapsed time at 60 ft. From a standing start, the distance grows with t^1.5
 * at constant power and with t^2 at constant acceleration, so that 60 of 1,320 ft take 0.127 and 0.213 of the time. Less
 * means that the car lost power on the way, more that its wheels spun.
 */
export const SIXTY_FOOT_SHARE_MIN = 0.11;
export const SIXTY_FOOT_SHARE_MAX = 0.25;

/**
 * A time below this share of what the factory's power and weight give needs 2.4 times that power, and so does a trap
 * speed above the inverse.
 */
export const POWER_SHARE_SUSPECT = 0.75;

/** A time that is this much quicker than the record of a board is a big step, seconds. */
export const RECORD_STEP_SUSPECT_S = 0.5;

/** Interval of requests while the server has not compared all pictures, ms. */
export const SEEN_PICTURES_RELOAD_MS = 3000;
