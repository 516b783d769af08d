import * as z from 'zod';
import { messages } from '../messages.js';
import { mediaPrefix } from '../site/page-routes.js';
import { parseDataUrlHead } from './data-url.js';

/**
 * A picture that is sent: a base64 `data:` URL. Its size is not judged here (413 is the server's answer
 * to one too big), nor its content, which only decoding can tell.
 */
export const imageDataUrlSchema = z
  .string(messages.image.notAnImage)
  .refine((text) => parseDataUrlHead(text) !== null, messages.image.notAnImage);

/** A picture of this site that is there already, as its URL path (`/media/...`). */
export const imagePathSchema = z
  .string(messages.image.notAnImage)
  .max(200, messages.image.notAnImage)
  .refine((text) => text.startsWith(mediaPrefix), messages.image.notAnImage);

/** A picture in an edit: a new one as `data:` URL, or the one that is there as its path. */
export const imageSchema = z.union([imageDataUrlSchema, imagePathSchema], messages.image.notAnImage);

/** A picture that may be absent, null or empty, all of which read as null. */
export const optionalImageSchema = z
  .union([z.literal('').transform(() => null), imageSchema], messages.image.notAnImage)
  .nullish()
  .transform((image) => image ?? null);
