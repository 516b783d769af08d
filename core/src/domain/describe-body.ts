import type * as z from 'zod';

/** A picture as small as pictures get, 1 × 1 px, for the examples of bodies that carry one. */
export const EXAMPLE_PICTURE = 'data:image/webp;base64,UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQ3/7Xpf+BiOh/AAA=';
/** An id for examples: of the form that the server gives, and nobody's. */
export const EXAMPLE_ID = '0199f2c4-5d1e-7c3a-9b7e-2f6a1d0c8e45';

/**
 * Names the schema of a request's body for the API's description, with an example of what is sent; the
 * compiler holds the example to the schema's type.
 */
export function describeBody<Schema extends z.ZodType>(
  id: string,
  schema: Schema,
  example: z.input<Schema>,
): Schema {
  return schema.meta({ id, examples: [example] });
}
