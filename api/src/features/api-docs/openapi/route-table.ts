import type { FastifyInstance } from 'fastify';
import type { RouteMetadata } from '../../../platform/http/route-metadata.js';

/** A route of the router. */
export interface TableRoute {
  readonly method: string;
  /** Path in OpenAPI syntax, such as `/api/videos/view/{id}`. */
  readonly path: string;
  readonly metadata: RouteMetadata;
}

/**
 * The routes of the router, recorded when they are added. Excludes HEAD routes, which Fastify derives from GET, and
 * wildcard routes: the website's pages and files, and the 404 of unknown paths.
 */
export class RouteTable {
  private readonly routes: TableRoute[] = [];

  /** Records all routes that are added to `server` from now on. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url, config }) => {
      if (url.includes('*')) return;
      const path = url.replace(/:(\w+)/g, '{$1}');
      for (const name of [method].flat()) {
        if (name !== 'HEAD') this.routes.push({ method: name, path, metadata: config?.metadata ?? {} });
      }
    });
  }

  /** Finds a route by its method and path. */
  find(method: string, path: string): TableRoute | undefined {
    return this.routes.find((route) => route.method === method && route.path === path);
  }
}
