import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';

/** Form encodings, HTML section 4.10.21.5. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/**
 * Accepts forms on routes whose metadata allows them; other routes return 415. Such routes depend on their URL only
 * (RFC 8058 section 3.2 sends a form without information), so the body is discarded.
 */
export function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser(FORMS, async (request: FastifyRequest, payload: Readable) => {
    if (!request.routeOptions.config.metadata?.forms) throw new AppError('unsupported_media_type');
    payload.resume();
    await finished(payload, { writable: false }).catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : new AppError('invalid_input', { cause });
    });
  });
}
