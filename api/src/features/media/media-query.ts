import { messages } from '@quartermile/core/domain';
import * as z from 'zod';

/** How a picture may be asked for: `w` is a width in px; the other two belong to links of proof images. */
export const mediaQuerySchema = z.object({
  w: z
    .string(messages.image.width)
    .regex(/^[1-9]\d{0,5}$/, messages.image.width)
    .transform(Number)
    .optional(),
  expires: z.string().optional(),
  signature: z.string().optional(),
});
export type MediaQuery = z.output<typeof mediaQuerySchema>;
