import { IMAGE_MAX_BYTES } from './image-limits.js';

const DATA_URL_HEAD = /^data:([a-z]+\/[a-z0-9.+-]+)?(;[a-z0-9=._-]+)*;base64,/i;

/** The parts of a base64 `data:` URL (RFC 2397): where its base64 text starts, and what it says it is. */
export interface DataUrlHead {
  readonly mediaType: string;
  readonly base64Start: number;
}

/** Reads the head of a base64 `data:` URL without touching its body; null when it is none. */
export function parseDataUrlHead(text: string): DataUrlHead | null {
  const head = DATA_URL_HEAD.exec(text.slice(0, 200));
  return head ? { mediaType: (head[1] ?? 'text/plain').toLowerCase(), base64Start: head[0].length } : null;
}

/** How many bytes the base64 text of a `data:` URL decodes to; 0 when it is none. */
export function dataUrlByteLength(text: string): number {
  const head = parseDataUrlHead(text);
  if (!head) return 0;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return Math.floor(((text.length - head.base64Start) * 3) / 4) - padding;
}

/** Whether a picture's size in bytes is over the limit. */
export function isImageTooBig(bytes: number): boolean {
  return bytes > IMAGE_MAX_BYTES;
}
