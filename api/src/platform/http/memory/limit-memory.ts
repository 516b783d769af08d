import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { problemBody, problemHeaders } from '../../errors/problem-body.js';
import type { Networks } from '../../networks/network-address.js';
import { currentNetworks } from '../request-context.js';
import { isUpload } from '../uploads/upload-spool.js';
import { COUNTED_BYTES, requestMemory } from './request-memory.js';

/** What a file that is sent as a stream has in memory at most. */
const CHUNK_BYTES = 64 * 1024;
/** Headers of a body that is not sent. */
const BODY_HEADERS = ['content-encoding', 'content-length', 'content-disposition', 'etag'];

/**
 * Answers 503 where the bodies and unread responses of a network would need too much memory. Register it after the hooks
 * that change responses. Administrators are not limited, and uploads are on disk.
 */
export function limitMemory(server: FastifyInstance, limitsNetworks: boolean): void {
  const networksOf = (request: FastifyRequest): Networks | null =>
    limitsNetworks && !request.admin ? currentNetworks() : null;
  server.addHook('preParsing', (request, reply, payload, done) => {
    const hasRoom =
      isUpload(request) || requestMemory.hold(networksOf(request), bodyBytes(request), reply.raw);
    done(hasRoom ? null : new AppError('unavailable'), payload);
  });
  const holdReply: onSendHookHandler<unknown> = (request, reply, payload, done) => {
    if (payload instanceof Readable) {
      const bytes = Math.min(CHUNK_BYTES, Number(reply.getHeader('content-length') ?? CHUNK_BYTES));
      if (requestMemory.hold(networksOf(request), bytes, reply.raw)) return done(null, payload);
      payload.destroy();
      return done(null, refusal(reply));
    }
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || payload.length < COUNTED_BYTES) return done(null, payload);
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const hasRoom = requestMemory.holdResponse(networksOf(request), body, reply.raw);
    done(null, hasRoom ? body : refusal(reply));
  };
  server.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], holdReply].flat();
  });
}

/** What a body can need at most, by its length, or by the route's limit while that is unknown. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  const limit = routeOptions.bodyLimit;
  return headers['transfer-encoding'] ? limit : Math.min(limit, Number(headers['content-length'] ?? 0));
}

function refusal(reply: FastifyReply): string {
  const error = new AppError('unavailable');
  for (const name of BODY_HEADERS) reply.removeHeader(name);
  reply.reusable = null;
  reply.status(error.status).headers(problemHeaders(error));
  return JSON.stringify(problemBody(error));
}
