import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { sendProblem } from '../../errors/problem.filter.js';
import type { Draining } from './draining.js';

const RETRY_AFTER_S = 1;

/**
 * Counts the requests in flight, sends `Connection: close` with every response of a node that is closing, also with
 * those that were in preparation, and refuses new requests with 503 once the node only finishes those in flight. Call
 * before the server listens.
 */
export function watchRequests(server: FastifyInstance, draining: Draining): void {
  // Stored responses, which are sent before the router, read `shouldKeepAlive` too.
  draining.onClosing(() => {
    server.server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
  });
  server.addHook('onRequest', (request, reply, done) => {
    // Calls that rendering a page makes are part of a request in flight.
    if (!(request.raw.socket instanceof Socket)) return done();
    if (draining.isRefusing) {
      sendProblem(reply, new AppError('unavailable', { retryAfterS: RETRY_AFTER_S }));
      return;
    }
    reply.raw.once('close', draining.beginRequest());
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining.isClosing) reply.raw.shouldKeepAlive = false;
    done();
  });
}
