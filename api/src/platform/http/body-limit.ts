import { Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { BODY_DRAIN_MAX_BYTES, bodyMaxBytesForImages } from '@quartermile/core/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { AppError } from '../errors/app-error.js';

/**
 * Gives each route its own body limit. A body above it is read to its end and thrown away before the
 * refusal goes out: a server that hangs up in the middle makes senders see a broken connection instead.
 */
export function limitBodies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const images = route.config?.promises?.images;
    if (images !== undefined) route.bodyLimit = bodyMaxBytesForImages(images);
  });
  server.addHook('preParsing', async (request, reply, payload) => {
    const limit = request.routeOptions.bodyLimit;
    if (Number(request.headers['content-length']) > limit) {
      await drain(request, reply, payload);
      throw tooLarge(request);
    }
    return request.headers['transfer-encoding'] ? payload.pipe(cutAt(limit, tooLarge(request))) : payload;
  });
}

/** On routes with pictures it is the pictures that are too large, and the person should be told so. */
function tooLarge(request: FastifyRequest): AppError {
  return new AppError(request.routeOptions.config.promises?.images ? 'image_too_big' : 'body_too_big');
}

async function drain(request: FastifyRequest, reply: FastifyReply, payload: RequestPayload): Promise<void> {
  if (Number(request.headers['content-length']) > BODY_DRAIN_MAX_BYTES) {
    reply.header('connection', 'close');
    return;
  }
  payload.resume();
  // A sender that goes away meanwhile has no use for the answer.
  await finished(payload, { writable: false }).catch(() => undefined);
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
