import * as z from 'zod';

/** An instant, ISO 8601 with a time zone, after 1970; `message` is shown for anything else. */
export function instantText(message: string) {
  return z.iso.datetime({ offset: true, error: message }).refine((text) => Date.parse(text) > 0, message);
}
