import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.js';

/**
 * Sends `Connection: close` with every response of a node that is closing: with those to new requests on open
 * connections, and with those that were in preparation. Call before the server listens.
 */
export function closeConnectionsAfterResponses(server: FastifyInstance, draining: Draining): void {
  // Stored responses, which are sent before the router, read `shouldKeepAlive` too.
  draining.onClosing(() => {
    server.server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining.isClosing) reply.raw.shouldKeepAlive = false;
    done();
  });
}
