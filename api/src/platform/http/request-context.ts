import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { type Networks, networksOf } from '../networks/network-address.js';
import type { SpooledPicture } from './uploads/spooled-pictures.js';

/** The request that the current code works for. */
export interface RequestContext {
  readonly requestId: string;
  /** Whether no client waits for it: a cached response is renewed. Calls that it makes are in the background too. */
  readonly isBackground: boolean;
  /** Networks of the client, also of calls made for its page; null in the background. */
  readonly networks: Networks | null;
  /** Pictures that were left in the file of a spooled body, by the texts that replace them in the parsed body. */
  spooledPictures?: ReadonlyMap<string, SpooledPicture>;
}

declare module 'fastify' {
  interface FastifyRequest {
    isBackground: boolean;
  }
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** The request that the current code works for; undefined outside of requests. */
export const currentRequest = (): RequestContext | undefined => contexts.getStore();

/** The networks of the client that the current code works for; null when it works for none. */
export const currentNetworks = (): Networks | null => contexts.getStore()?.networks ?? null;

/** Runs calls of the API that no client waits for. */
export function inBackground<Result>(run: () => Result): Result {
  return contexts.run({ requestId: '', isBackground: true, networks: null }, run);
}

/** Makes `currentRequest` available to everything that runs for a request. */
export function provideRequestContext(server: FastifyInstance): void {
  server.decorateRequest('isBackground', false);
  server.addHook('onRequest', (request, _reply, done) => {
    // Set for calls of the API in this process, which are made for the client of the page.
    const outer = contexts.getStore();
    const isBackground = outer?.isBackground ?? false;
    request.isBackground = isBackground;
    const networks = outer ? outer.networks : networksOf(request.ip);
    contexts.run({ requestId: request.id, isBackground, networks }, done);
  });
}
