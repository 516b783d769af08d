import type * as z from 'zod';
import { refusal } from './schema.pipe.js';

/**
 * What a schema makes of a value, for the places that no pipe reaches.
 * @throws AppError `invalid_input` (400).
 */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw refusal(result.error.issues);
  return result.data;
}

/**
 * Reads what a DELETE names, from its body, or from its query where the body does not name it: some clients
 * and proxies drop the bodies of DELETE or send `{}`. A field that the body has counts, right or wrong.
 * @throws AppError `invalid_input` (400).
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
