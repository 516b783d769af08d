import type { FastifyInstance } from 'fastify';
import type { RoutePromises } from '../http/route-promises.js';

/** A route as the router has it. */
export interface TableRoute {
  readonly method: string;
  /** Its path as OpenAPI writes it, such as `/api/videos/view/{id}`. */
  readonly path: string;
  readonly promises: RoutePromises;
}

/**
 * The router's own list of its routes, filled as they are added. Left out are HEAD, which follows GET, and
 * the catch-alls behind the routes: the website's pages and files, and the 404 of what is not there.
 */
export class RouteTable {
  private readonly routes: TableRoute[] = [];

  /** Writes down every route that is added to `server` from now on. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url, config }) => {
      if (url.includes('*')) return;
      const path = url.replace(/:(\w+)/g, '{$1}');
      for (const name of [method].flat()) {
        if (name !== 'HEAD') this.routes.push({ method: name, path, promises: config?.promises ?? {} });
      }
    });
  }

  /** A route by its method and its path; undefined for one that is not the router's. */
  find(method: string, path: string): TableRoute | undefined {
    return this.routes.find((route) => route.method === method && route.path === path);
  }
}
