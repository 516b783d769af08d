import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type * as z from 'zod';
import type { RouteMetadata } from '../../../src/platform/http/route-metadata.js';

/** A route as declared by its controller. */
export interface DeclaredRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** Path pattern, such as `/api/videos/delete/:id`. */
  readonly path: string;
  readonly metadata: RouteMetadata;
  /** Schema of the body, if the validation pipe checks it. */
  readonly body: z.ZodType | undefined;
  /** Schema of the query, if the validation pipe checks it. */
  readonly query: z.ZodType | undefined;
}

/** Nest's numbers for the source of a handler argument (`RouteParamtypes`). */
const FROM_BODY = '3';
const FROM_QUERY = '4';

/** All routes that the controllers of an application declare. */
export function routesOf(app: NestFastifyApplication): DeclaredRoute[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) =>
    typeof metatype === 'function' ? routesOfClass(metatype) : [],
  );
}

function routesOfClass(controller: { prototype?: unknown } & object): DeclaredRoute[] {
  const bases = [Reflect.getMetadata('path', controller) ?? ''].flat();
  const methods = Object.entries(Object.getOwnPropertyDescriptors(controller.prototype ?? {})).map(
    ([name, { value }]) => [name, value] as const,
  );
  return methods
    .filter(([, handler]) => typeof handler === 'function' && Reflect.hasMetadata('method', handler))
    .flatMap(([name, handler]) => {
      const method = RequestMethod[Reflect.getMetadata('method', handler)] as DeclaredRoute['method'];
      const { metadata = {} } = Reflect.getMetadata('__fastify_route_config__', handler) ?? {};
      const paths = [Reflect.getMetadata('path', handler)].flat();
      const body = schemaOf(controller, name, FROM_BODY);
      const query = schemaOf(controller, name, FROM_QUERY);
      return bases.flatMap((base) =>
        paths.map((path) => ({ method, path: join(base, path), metadata, body, query })),
      );
    });
}

/** The schema that the validation pipe applies to an argument of a handler. */
function schemaOf(controller: object, handler: string, source: string): z.ZodType | undefined {
  const parameters: Record<string, { schema?: z.ZodType }> =
    Reflect.getMetadata('__routeArguments__', controller, handler) ?? {};
  return Object.entries(parameters).find(([key]) => key.startsWith(`${source}:`))?.[1].schema;
}

function join(...parts: string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}
