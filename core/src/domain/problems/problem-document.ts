import * as z from 'zod';

/** A problem with one value of a request; `path` is dotted, such as "categories.0". */
export const fieldProblemSchema = z
  .object({ path: z.string(), message: z.string() })
  .meta({ id: 'FieldProblem' });
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/** Body of every error response: RFC 9457 problem details. */
export const problemSchema = z
  .object({
    type: z.string().optional(),
    status: z.number().int(),
    title: z.string(),
    detail: z.string(),
    code: z.string(),
    errors: z.array(fieldProblemSchema).optional(),
    /** With `second_factor_required`: how the login can be confirmed. */
    factors: z.array(z.string()).optional(),
    /** With `changed_meanwhile`: what the request is about, as it is now. */
    current: z.unknown().optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;
