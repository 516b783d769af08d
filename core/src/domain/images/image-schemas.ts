import * as z from 'zod';
import { messages } from '../messages.js';
import { mediaPrefix } from '../page-routes.js';
import { parseDataUrlHead } from './data-url.js';

/** An uploaded picture: a base64 `data:` URL. Size (413) and content are checked later, when it is decoded. */
export const imageDataUrlSchema = z
  .string(messages.image.notAnImage)
  .refine((text) => parseDataUrlHead(text) !== null, messages.image.notAnImage);

/** An existing picture of this site, as URL path (`/media/...`). */
export const imagePathSchema = z
  .string(messages.image.notAnImage)
  .max(200, messages.image.notAnImage)
  .refine((text) => text.startsWith(mediaPrefix), messages.image.notAnImage);

/** A picture in an edit: an upload as `data:` URL, or an existing one as path. */
export const imageSchema = z.union([imageDataUrlSchema, imagePathSchema], messages.image.notAnImage);

/** An optional picture: absent, null and empty become null. */
export const optionalImageSchema = z
  .union([z.literal('').transform(() => null), imageSchema], messages.image.notAnImage)
  .nullish()
  .transform((image) => image ?? null);
