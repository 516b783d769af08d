import { apiPath } from '@quartermile/core/domain';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';

/** Values of known parameters. */
export type KnownQuery = Readonly<Record<string, string | number | undefined>>;

/** A request without what makes no difference to its response. */
export interface CanonicalRequest {
  /** Path and query in one spelling: validated parameters that the route knows, in the order of its schema. */
  readonly address: string;
  /** The same parameters, as a handler gets them. */
  readonly query: Readonly<Record<string, string>>;
  /** Whether a parameter can be invented, such as a search text or an offset; choices are few. */
  readonly isOneOfMany: boolean;
}

/**
 * The canonical form of a request for a route.
 * @param query its validated parameters
 * @param schema of the query
 */
export function canonicalRequest(
  { routeOptions, params }: Pick<FastifyRequest, 'routeOptions' | 'params'>,
  query: KnownQuery,
  schema: z.ZodObject | null,
): CanonicalRequest {
  const path = apiPath(routeOptions.url ?? '', params as Record<string, string>);
  const shape = schema?.shape ?? {};
  const given = Object.keys(shape).filter((name) => query[name] !== undefined);
  const known = Object.fromEntries(given.map((name) => [name, String(query[name])]));
  const search = new URLSearchParams(known).toString();
  return {
    address: search ? `${path}?${search}` : path,
    query: known,
    isOneOfMany: given.some((name) => !isChoice(shape[name])),
  };
}

const isChoice = (schema: unknown): boolean =>
  schema instanceof z.ZodOptional ? isChoice(schema.unwrap()) : schema instanceof z.ZodEnum;
