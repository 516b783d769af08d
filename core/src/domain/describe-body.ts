import type * as z from 'zod';

/** The smallest possible picture, 1 × 1 px, for examples. */
export const EXAMPLE_PICTURE = 'data:image/webp;base64,UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQ3/7Xpf+BiOh/AAA=';
/** An id for examples, in the server's format. */
export const EXAMPLE_ID = '0199f2c4-5d1e-7c3a-9b7e-2f6a1d0c8e45';

/** Names the schema of a request body for the OpenAPI document, with a type-checked example. */
export function describeBody<Schema extends z.ZodType>(
  id: string,
  schema: Schema,
  example: z.input<Schema>,
): Schema {
  return schema.meta({ id, examples: [example] });
}
