import type { FastifyInstance } from 'fastify';
import { networksOf } from '../../networks/network-address.js';
import type { ThrottlingService } from './throttling.service.js';

/**
 * Counts calls of routes with `@LimitAttempts` in the caller's networks before their body is read; 429 with
 * `Retry-After` beyond the limit. No call returns its point. The administrator is not limited, nor is the
 * renewal of a cached response, for which nobody called. Call after the hook that authenticates.
 */
export function limitAttempts(server: FastifyInstance, throttling: ThrottlingService): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const name = request.routeOptions.config.metadata?.attempts;
    if (name === undefined || request.admin || request.isBackground) return done();
    throttling.take(name, networksOf(request.ip)).then(() => done(), done);
  });
}
