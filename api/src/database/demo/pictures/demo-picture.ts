import type { Visibility } from '../../../platform/media/stored-image.js';

/** A picture of the demo content, drawn once when the server is built. */
export interface DemoPicture {
  /** Kebab-case; the file's name without its ending. */
  readonly name: string;
  draw(): string;
  /** Width it is drawn at, in px. */
  readonly width: number;
  readonly visibility: Visibility;
}

/** Numbers between 0 and 1 that are always the same for the same text: two slips differ, one never changes. */
export function seeded(text: string): () => number {
  let state = 2_166_136_261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
