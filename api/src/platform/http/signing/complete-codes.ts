import type { FastifyInstance } from 'fastify';
import { routeMetadata } from '../route-metadata.js';
import type { LinkCodes } from './link-codes.js';

/** Marks a route whose response contains placeholders of codes, which are completed when it is sent. */
export const CompletesCodes = (): MethodDecorator => routeMetadata({ completesCodes: true });

/**
 * Completes the codes in responses of marked routes, also in repeated ones. Call after the hook of idempotency keys,
 * which stores responses without codes.
 */
export function completeCodes(server: FastifyInstance, codes: LinkCodes): void {
  server.addHook('onSend', (request, _reply, payload, done) => {
    const isMarked = request.routeOptions.config.metadata?.completesCodes;
    done(null, isMarked && typeof payload === 'string' ? codes.completeJson(payload) : payload);
  });
}
