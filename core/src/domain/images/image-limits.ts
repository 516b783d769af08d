import { BODY_MAX_BYTES } from '../limits.js';

/** Maximum size of a picture after decoding base64: 10 MB as "10 × 1024 × 1024". */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Maximum pixels of a picture (width × height), against decompression bombs. */
export const IMAGE_MAX_PIXELS = 50_000_000;
/** The longer side of a picture is at most so many times the shorter one. A panorama of a phone has 6 to 1. */
export const IMAGE_MAX_RATIO = 20;
/** Longest side to which a browser shrinks a picture before the upload. */
export const IMAGE_UPLOAD_SIDE_PX = 2560;
/** Longest side of a stored picture. */
export const IMAGE_STORED_SIDE_PX = 2560;
/** Widths of variants besides the original; 720 is a 360 px phone at 2x density. */
export const IMAGE_WIDTHS_PX = [320, 720, 960, 1280, 1920] as const;
/** Variants created as soon as a picture becomes public. */
export const IMAGE_PREGENERATED_WIDTHS_PX = [320, 720, 960, 1280] as const;
/** Signed links to pictures are valid for one to two of these periods, so that a reloaded list keeps its links. */
export const SIGNED_LINK_SLOT_S = 900;
/** Maximum number of pictures that a node caches as public; about 200 bytes each. */
export const PUBLIC_PICTURES_MAX = 50_000;
/** Cache lifetime of public pictures in shared caches, after which one of them learns of a removal: a day. */
export const PICTURE_SHARED_MAX_AGE_S = 24 * 60 * 60;
/** Cache lifetime of content-addressed files: a year, as is customary for "immutable". */
export const IMMUTABLE_MAX_AGE_S = 365 * 24 * 60 * 60;
/** Maximum JSON body of a call with pictures: base64 is 4/3 of the bytes, plus the text fields. */
export const bodyMaxBytesForImages = (images: number): number =>
  Math.ceil((images * IMAGE_MAX_BYTES * 4) / 3) + BODY_MAX_BYTES;
/** Bodies with pictures from this size on are spooled to disk; smaller ones stay in memory. */
export const UPLOAD_SPOOL_MIN_BYTES = 1024 * 1024;
/**
 * Bytes of bodies with pictures that a node reads in a second, from all senders: 256 megabits, as many as fifty phones
 * send over a good mobile connection. Visitors who only read must not notice them.
 */
export const UPLOAD_BYTES_PER_S = 32_000_000;
/** Retry-After of refused uploads, seconds; short enough that clients retry by themselves. */
export const UPLOAD_SPOOL_RETRY_S = 5;
/** Free disk space below which a node reports that it cannot take pictures: the largest submission. */
export const UPLOAD_DISK_MIN_BYTES = 32 * 1024 * 1024;
/** Concurrent image operations; a memory-intensive one runs alone. */
export const PICTURES_AT_ONCE = 2;
/** Maximum variants that are being created or wait for it; further requests get 503. */
export const PICTURES_WAITING_MAX = 200;
/** Retry-After when a picture cannot be processed now, seconds. */
export const PICTURE_RETRY_S = 2;
/** Time limit for decoding an uploaded picture; it takes a few seconds, longer only on an overloaded machine. */
export const PICTURE_DECODING_MAX_S = 60;
/** Time limit for the comparison of a stored picture, which takes a fraction of a second; the process goes on after it. */
export const PICTURE_COMPARISON_MAX_S = 10;
/** Time limit for any operation of the picture process, which ends it. Longer than the limit of the library. */
export const PICTURE_OPERATION_MAX_MS = 75_000;
/** The picture process ends when idle for this long. */
export const PICTURE_PROCESS_IDLE_MS = 30_000;
/** A spooled body of this age was left over by a killed process. */
export const UPLOAD_SPOOL_STALE_MS = 60 * 60_000;
/** Time-out for fetching a remote picture. */
export const REMOTE_PICTURE_TIMEOUT_MS = 5000;
/** Maximum redirects when fetching a remote picture. */
export const REMOTE_PICTURE_MAX_REDIRECTS = 3;
