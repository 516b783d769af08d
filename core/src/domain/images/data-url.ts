import { IMAGE_MAX_BYTES } from './image-limits.js';

/** Whatever the media type and its parameters are: pictures are known by their content. */
const DATA_URL_HEAD = /^data:(?:[^,"]|"[^"]*")*;base64,/i;

/** Head of a base64 `data:` URL (RFC 2397): the offset of the base64 text. */
export interface DataUrlHead {
  readonly base64Start: number;
}

/** Parses the head of a base64 `data:` URL without its body; null for other texts. */
export function parseDataUrlHead(text: string): DataUrlHead | null {
  const head = DATA_URL_HEAD.exec(text.slice(0, 200));
  return head && { base64Start: head[0].length };
}

/** Decoded size of a `data:` URL in bytes; 0 for other texts. */
export function dataUrlByteLength(text: string): number {
  const head = parseDataUrlHead(text);
  if (!head) return 0;
  return base64ByteLength(text.length - head.base64Start, text.slice(-2));
}

/**
 * Decoded size of a base64 text in bytes.
 * @param length number of its characters
 * @param ending its last two characters
 */
export function base64ByteLength(length: number, ending: string): number {
  const padding = ending.endsWith('==') ? 2 : ending.endsWith('=') ? 1 : 0;
  return Math.floor((length * 3) / 4) - padding;
}

/** Whether a picture exceeds the size limit, bytes. */
export function isImageTooBig(bytes: number): boolean {
  return bytes > IMAGE_MAX_BYTES;
}
