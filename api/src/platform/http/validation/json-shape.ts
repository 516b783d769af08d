import { BODY_MAX_DEPTH, BODY_MAX_OUTLINE_BYTES } from '@quartermile/core/domain';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Result of scanning a JSON text. */
export type JsonShape = 'fine' | 'too-deep' | 'too-many-parts';

/**
 * Scans a JSON text without parsing it. Bodies may contain tens of megabytes inside strings (pictures) but little
 * outside them; so millions of tiny values are rejected before they cost memory, and nesting beyond BODY_MAX_DEPTH
 * before anything recurses into it. Does not validate the JSON.
 */
export function jsonShape(text: Buffer): JsonShape {
  const budget = { steps: BODY_MAX_OUTLINE_BYTES };
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (--budget.steps < 0) return 'too-many-parts';
    const byte = text[at] ?? 0;
    if (byte === QUOTE) at = endOfString(text, at + 1, budget);
    else if (CLOSING.has(byte)) depth--;
    else if (OPENING.has(byte) && ++depth > BODY_MAX_DEPTH) return 'too-deep';
  }
  return 'fine';
}

/** Index of the closing quote of the string that starts before `from`. */
function endOfString(text: Buffer, from: number, budget: { steps: number }): number {
  let quote = text.indexOf(QUOTE, from);
  while (quote !== -1 && isEscaped(text, quote, from)) {
    if (--budget.steps < 0) return from;
    quote = text.indexOf(QUOTE, quote + 1);
  }
  return quote === -1 ? text.length : quote;
}

function isEscaped(text: Buffer, quote: number, from: number): boolean {
  let at = quote;
  while (at > from && text[at - 1] === BACKSLASH) at--;
  return (quote - at) % 2 === 1;
}
