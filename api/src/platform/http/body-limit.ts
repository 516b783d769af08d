import { Transform } from 'node:stream';
import { BODY_DRAIN_MAX_BYTES, bodyMaxBytesForImages } from '@quartermile/core/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { refusedPicture } from '../errors/refused-picture.js';

/**
 * Gives each route its own body limit. Fastify itself would hang up on a larger body, and the sender
 * would see a broken connection instead of the refusal; so the rest of it is read and thrown away.
 */
export function limitBodies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const images = route.config?.promises?.images;
    if (images !== undefined) route.bodyLimit = bodyMaxBytesForImages(images);
  });
  server.addHook('preParsing', async (request, reply, payload) => {
    const limit = request.routeOptions.bodyLimit;
    const length = Number(request.headers['content-length']);
    if (length > BODY_DRAIN_MAX_BYTES) reply.header('connection', 'close');
    if (length > limit) throw tooLarge(request);
    return request.headers['transfer-encoding'] ? payload.pipe(cutAt(limit, tooLarge(request))) : payload;
  });
}

/** On routes with pictures it is the pictures that are too large, and the person should be told so. */
function tooLarge(request: FastifyRequest): AppError {
  const { images, onlyImage } = request.routeOptions.config.promises ?? {};
  return images === undefined ? new AppError('body_too_big') : refusedPicture('image_too_big', onlyImage);
}

/** Passes a body of unknown length on; past `limit` bytes it swallows the rest and ends in `error`. */
function cutAt(limit: number, error: AppError): Transform {
  let received = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > BODY_DRAIN_MAX_BYTES) done(error);
      else done(null, received > limit ? undefined : chunk);
    },
    flush: (done) => done(received > limit ? error : null),
  });
}
