import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { SpooledPicture } from './uploads/spooled-pictures.js';

/** The request that the current code works for. */
export interface RequestContext {
  readonly requestId: string;
  /** Whether no client waits for it: a cached response is renewed. Calls that it makes are in the background too. */
  readonly isBackground: boolean;
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

/** Runs calls of the API that no client waits for. */
export function inBackground<Result>(run: () => Result): Result {
  return contexts.run({ requestId: '', isBackground: true }, run);
}

/** Makes `currentRequest` available to everything that runs for a request. */
export function provideRequestContext(server: FastifyInstance): void {
  server.decorateRequest('isBackground', false);
  server.addHook('onRequest', (request, _reply, done) => {
    const isBackground = contexts.getStore()?.isBackground ?? false;
    request.isBackground = isBackground;
    contexts.run({ requestId: request.id, isBackground }, done);
  });
}
