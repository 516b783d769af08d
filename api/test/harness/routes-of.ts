import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RoutePromises } from '../../src/platform/http/route-promises.js';

/** A route as its controller declares it. */
export interface DeclaredRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** Path pattern, such as `/api/videos/delete/:id`. */
  readonly path: string;
  readonly promises: RoutePromises;
}

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
  const methods = Object.values(Object.getOwnPropertyDescriptors(controller.prototype ?? {})).map(
    ({ value }) => value,
  );
  return methods
    .filter((handler) => typeof handler === 'function' && Reflect.hasMetadata('method', handler))
    .flatMap((handler) => {
      const method = RequestMethod[Reflect.getMetadata('method', handler)] as DeclaredRoute['method'];
      const { promises = {} } = Reflect.getMetadata('__fastify_route_config__', handler) ?? {};
      const paths = [Reflect.getMetadata('path', handler)].flat();
      return bases.flatMap((base) => paths.map((path) => ({ method, path: join(base, path), promises })));
    });
}

function join(...parts: string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}
