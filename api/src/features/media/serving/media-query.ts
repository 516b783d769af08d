import { messages } from '@quartermile/core/domain';
import * as z from 'zod';

/** Query of a picture request: `w` is a width in px. */
export const mediaQuerySchema = z.object({
  w: z
    .string(messages.image.width)
    .regex(/^[1-9]\d{0,5}$/, messages.image.width)
    .transform(Number)
    .optional(),
});
export type MediaQuery = z.output<typeof mediaQuerySchema>;

/** Query of a signed link. */
export const signedQuerySchema = mediaQuerySchema.extend({
  expires: z.string().optional(),
  signature: z.string().optional(),
});
export type SignedMediaQuery = z.output<typeof signedQuerySchema>;
