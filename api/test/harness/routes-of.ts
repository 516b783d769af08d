import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type * as z from 'zod';
import type { RoutePromises } from '../../src/platform/http/route-promises.js';

/** A route as its controller declares it. */
export interface DeclaredRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** Path pattern, such as `/api/videos/delete/:id`. */
  readonly path: string;
  readonly promises: RoutePromises;
  /** The schema of its body, where the pipe checks it. */
  readonly body: z.ZodType | undefined;
  /** The schema of its query, where the pipe checks it. */
  readonly query: z.ZodType | undefined;
}

/** Nest's numbers for what an argument is taken from. */
const FROM_BODY = '3';
const FROM_QUERY = '4';

/** Every route that the controllers of an application declare. */
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
      const { promises = {} } = Reflect.getMetadata('__fastify_route_config__', handler) ?? {};
      const paths = [Reflect.getMetadata('path', handler)].flat();
      const body = schemaOf(controller, name, FROM_BODY);
      const query = schemaOf(controller, name, FROM_QUERY);
      return bases.flatMap((base) =>
        paths.map((path) => ({ method, path: join(base, path), promises, body, query })),
      );
    });
}

/** The schema that the pipe checks an argument of a handler by. */
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
