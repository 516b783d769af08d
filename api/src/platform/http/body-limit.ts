import { Transform } from 'node:stream';
import { bodyMaxBytesForImages } from '@quartermile/core/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { refusedPicture } from '../errors/refused-picture.js';

/** A body above its limit is read up to this many bytes, so that its sender receives the error. */
export const BODY_DRAIN_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Applies the route's own body limit. Fastify would close the connection of a larger body, so the sender would not
 * receive the error; instead the rest is read and discarded.
 */
export function limitBodies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const images = route.config?.metadata?.images;
    if (images !== undefined) route.bodyLimit = bodyMaxBytesForImages(images);
  });
  server.addHook('preParsing', (request, reply, payload, done) => {
    const limit = request.routeOptions.bodyLimit;
    const length = Number(request.headers['content-length']);
    if (length > BODY_DRAIN_MAX_BYTES) reply.header('connection', 'close');
    if (length > limit) done(tooLarge(request));
    else if (request.headers['transfer-encoding']) done(null, payload.pipe(cutAt(limit, tooLarge(request))));
    else done(null, payload);
  });
}

/** On routes with pictures the pictures are too large, which the message should say. */
function tooLarge(request: FastifyRequest): AppError {
  const { images, imageFields } = request.routeOptions.config.metadata ?? {};
  if (images === undefined) return new AppError('body_too_big');
  return refusedPicture('image_too_big', imageFields?.length === 1 ? imageFields[0] : undefined);
}

/** Passes on a body of unknown length; beyond `limit` bytes discards the rest and ends with `error`. */
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
