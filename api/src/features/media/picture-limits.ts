/** Maximum pixels of a picture (width × height), against decompression bombs. */
export const IMAGE_MAX_PIXELS = 50_000_000;

/** Maximum variants that are being created or wait for it; further requests get 503. */
export const PICTURES_WAITING_MAX = 200;

/** Retry-After when a picture cannot be processed now, seconds. */
export const PICTURE_RETRY_S = 2;
