import type { SentImage, Visibility } from '../media/index.js';

/** A picture of a request, or null without one. */
export function sentImage(source: string | null, visibility: Visibility): SentImage | null {
  return source === null ? null : { source, visibility };
}
