/** Lowest and highest altitude of a strip, in metres above the sea: from the shore of the Dead Sea to the high Andes. */
export const STRIP_ALTITUDE_MIN_M = -430;
export const STRIP_ALTITUDE_MAX_M = 4000;
