import { BODY_MAX_BYTES } from '../limits.js';

/** Largest picture accepted after decoding base64: 10 MB as "10 × 1024 × 1024". */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Largest picture accepted in pixels (width × height); a guard against decompression bombs. */
export const IMAGE_MAX_PIXELS = 50_000_000;
/** Longest side a browser shrinks a picture to before it sends it. */
export const IMAGE_UPLOAD_SIDE_PX = 2560;
/** Longest side of a picture as it is kept. */
export const IMAGE_KEPT_SIDE_PX = 2560;
/** The widths that a picture can be asked for, beside its own; 720 is a plain phone, 360 px at two dots each. */
export const IMAGE_WIDTHS_PX = [320, 720, 960, 1280, 1920] as const;
/** Those of them that are made as soon as a picture becomes public, before anybody asks. */
export const IMAGE_AHEAD_WIDTHS_PX = [320, 720, 960, 1280] as const;
/** A link to a proof image works for one to two of these spans, so that a list asked for again keeps its links. */
export const PROOF_LINK_SLOT_S = 900;
/** How long browsers may keep what never changes under its address: a year, RFC 9111's customary "forever". */
export const IMMUTABLE_MAX_AGE_S = 365 * 24 * 60 * 60;
/** Largest JSON body of a call that carries pictures: base64 is 4/3 of the bytes, plus the text fields. */
export const bodyMaxBytesForImages = (images: number): number =>
  Math.ceil((images * IMAGE_MAX_BYTES * 4) / 3) + BODY_MAX_BYTES;
/** Bodies with pictures that are this large wait on disk for their turn; smaller ones in memory. */
export const UPLOAD_SPOOL_MIN_BYTES = 1024 * 1024;
/** Bodies with pictures that are parsed and worked on at a time: each may take 200 MB meanwhile. */
export const UPLOADS_AT_ONCE = 2;
/** Pictures that are decoded or encoded at a time; one that takes much memory is worked on alone. */
export const PICTURES_AT_ONCE = 2;
/** A body that has waited on disk for this long was left behind by a process that is no more. */
export const UPLOAD_SPOOL_STALE_MS = 60 * 60_000;
/** The server waits this long for a picture on another site. */
export const REMOTE_PICTURE_TIMEOUT_MS = 5000;
/** Most redirects that it follows on the way to such a picture. */
export const REMOTE_PICTURE_MAX_REDIRECTS = 3;
