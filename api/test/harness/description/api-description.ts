import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject, OperationObject } from '@nestjs/swagger';
import * as domain from '@quartermile/core/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

/** An operation of the OpenAPI document with its name and location. */
export interface Described {
  /** Method and path, such as `POST /api/videos/view/{id}`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly operation: OperationObject;
}

/** All operations of an OpenAPI document. */
export function operationsOf({ paths }: OpenAPIObject): Described[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, operation]) => {
      const method = verb.toUpperCase() as Described['method'];
      return { name: `${method} ${path}`, method, path, operation: operation as OperationObject };
    }),
  );
}

/**
 * The routes that Fastify's router prints, in the notation of the OpenAPI document. HEAD routes, which
 * accompany GET routes, and catch-all routes are omitted.
 */
export function routerRoutes(app: NestFastifyApplication): string[] {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const parents: string[] = [];
  return server
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] =
        /^((?:[│ ] {3})*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      parents[depth] = part;
      const url = parents.slice(0, depth + 1).join('');
      if (!methods || url.includes('*')) return [];
      const path = url.replace(/:(\w+)/g, '{$1}');
      return methods.split(', ').flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${path}`]));
    });
}

/** The named schemas of core, by name. */
export const namedSchemas: ReadonlyMap<string, z.ZodType> = new Map(
  Object.values(domain).flatMap((value) => {
    const id = value instanceof z.ZodType ? value.meta()?.id : undefined;
    return value instanceof z.ZodType && id ? [[id, value] as const] : [];
  }),
);

/** All `$ref` values, at any depth. */
export function refsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [item] : refsOf(item),
  );
}
