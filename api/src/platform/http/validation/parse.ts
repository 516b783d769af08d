import type * as z from 'zod';
import { refusal } from './schema.pipe.js';

/**
 * Parses a value by a schema, where no pipe applies.
 * @throws AppError `invalid_input` (400)
 */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw refusal(result.error.issues);
  return result.data;
}

/**
 * Parses the arguments of a DELETE from its body, or from its query where the body lacks them: some clients and
 * proxies drop DELETE bodies or send `{}`. Fields of the body take precedence, valid or not.
 * @throws AppError `invalid_input` (400)
 */
export function parseNamed<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  query: unknown,
): z.output<Schema> {
  return parse(schema, isPlainObject(body) ? { ...(query as object), ...body } : (body ?? query));
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
