import { BODY_MAX_BYTES } from '../limits.js';

/** Maximum size of a picture after decoding base64: 10 MB as "10 × 1024 × 1024". */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** The longer side of a picture is at most so many times the shorter one. A panorama of a phone has 6 to 1. */
export const IMAGE_MAX_RATIO = 20;
/** Widths of variants besides the original; 720 is a 360 px phone at 2x density. */
export const IMAGE_WIDTHS_PX = [320, 720, 960, 1280, 1920] as const;
/** Maximum JSON body of a call with pictures: base64 is 4/3 of the bytes, plus the text fields. */
export const bodyMaxBytesForImages = (images: number): number =>
  Math.ceil((images * IMAGE_MAX_BYTES * 4) / 3) + BODY_MAX_BYTES;
/** Maximum redirects when fetching a remote picture. */
export const REMOTE_PICTURE_MAX_REDIRECTS = 3;
