import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** The encodings of forms, HTML section 4.10.21.5. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/**
 * Lets forms pass on the routes that promise so; everywhere else they stay 415. Such a route acts on its
 * address alone (RFC 8058 section 3.2 sends a form that says nothing new), so the body is thrown away.
 */
export function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser(FORMS, async (request: FastifyRequest, payload: Readable) => {
    if (!request.routeOptions.config.promises?.forms) throw new AppError('unsupported_media_type');
    payload.resume();
    await finished(payload, { writable: false }).catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : new AppError('invalid_input', { cause });
    });
  });
}
