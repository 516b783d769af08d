import { type DynamicModule, RequestMethod, type Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import type * as z from 'zod';
import { AppModule } from '../../../src/app.module.js';
import type { Config } from '../../../src/platform/config/config.js';
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
  /** Whether the handler reads a body or a query that the validation pipe does not check. */
  readonly readsUnchecked: boolean;
}

/** Nest's numbers for the source of a handler argument (`RouteParamtypes`). */
const FROM_BODY = '3';
const FROM_QUERY = '4';
const READ = new RegExp(`^[${FROM_BODY}${FROM_QUERY}]:`);

/** All routes that the controllers of an application declare. */
export function routesOf(app: NestFastifyApplication): DeclaredRoute[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) =>
    typeof metatype === 'function' ? routesOfClass(metatype) : [],
  );
}

/** All routes of the server, without starting one: for tables of tests. */
export const allRoutes: readonly DeclaredRoute[] = controllersOf(
  AppModule.with({} as Config, {} as DataSource),
).flatMap(routesOfClass);

/** Method and path as the OpenAPI document spells them, such as `PUT /api/videos/update/{id}`. */
export function describedName({ method, path }: DeclaredRoute): string {
  return `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
}

/** The controllers of a module and of those that it imports. */
function controllersOf(root: Type | DynamicModule, seen = new Set<unknown>()): Type[] {
  const { module, imports = [], controllers = [] } = 'module' in root ? root : { module: root };
  if (seen.has(module)) return [];
  seen.add(module);
  const parts = <Part>(name: string): Part[] => Reflect.getMetadata(name, module) ?? [];
  return [
    ...(controllers as Type[]),
    ...parts<Type>('controllers'),
    ...[...(imports as Type[]), ...parts<Type>('imports')].flatMap((one) => controllersOf(one, seen)),
  ];
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
      const readsUnchecked = Object.entries(argumentsOf(controller, name)).some(
        ([key, { schema }]) => READ.test(key) && !schema,
      );
      return bases.flatMap((base) =>
        paths.map((path) => ({ method, path: join(base, path), metadata, body, query, readsUnchecked })),
      );
    });
}

/** The schema that the validation pipe applies to an argument of a handler. */
function schemaOf(controller: object, handler: string, source: string): z.ZodType | undefined {
  return Object.entries(argumentsOf(controller, handler)).find(([key]) => key.startsWith(`${source}:`))?.[1]
    .schema;
}

function argumentsOf(controller: object, handler: string): Record<string, { schema?: z.ZodType }> {
  return Reflect.getMetadata('__routeArguments__', controller, handler) ?? {};
}

function join(...parts: string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}
