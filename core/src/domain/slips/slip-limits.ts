/** Lowest and highest elapsed time that a slip is believed to show, seconds. */
export const SLIP_TIME_MIN_S = 5;
export const SLIP_TIME_MAX_S = 60;
/** Lowest and highest time of the first 60 feet, seconds. */
export const SLIP_SIXTY_MIN_S = 0.7;
export const SLIP_SIXTY_MAX_S = 8;
/** Kilometres in a mile (international yard and pound agreement, 1959). */
export const KM_PER_MILE = 1.609344;
/** Confidence, in percent, below which a value is not reported. Measured by `npm run bench -- slips` (decision 82). */
export const SLIP_CONFIDENCE_MIN = 70;
/** Largest differences at which a figure of the driver equals the one on the slip, s and km/h. */
export const SLIP_TIME_TOLERANCE_S = 0.005;
export const SLIP_SPEED_TOLERANCE_KMH = 1;
/** How often a slip is tried when the reader was killed, crashed or exceeded its time. */
export const SLIP_ATTEMPTS_MAX = 3;
/**
 * Time limit for one pass over a picture, which ends the reader's process. A pass takes about a second, and much longer
 * on a machine that is fully occupied, because its priority is low.
 */
export const SLIP_PASS_MAX_MS = 60_000;
/** No further pass begins after this time, so that a slip takes at most a minute and a half. */
export const SLIP_PASSES_MS = 30_000;
/** A claimed slip is claimed again after this time: its node was killed. Longer than a slip can take. */
export const SLIP_CLAIM_S = 150;
/** Memory of the reader's process above which it ends itself, bytes. It needs about 200 MB. */
export const SLIP_MEMORY_MAX_BYTES = 512 * 1024 * 1024;
/** The reader's process ends when idle for this long. */
export const SLIP_PROCESS_IDLE_MS = 10_000;
/** Maximum length of the words stored with a value, in UTF-16 code units. */
export const SLIP_WORDS_MAX_LENGTH = 80;
/** Interval at which the dashboard loads readings while one is under way, ms. */
export const SLIP_POLL_MS = 5000;
