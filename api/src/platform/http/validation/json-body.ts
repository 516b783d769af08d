import { isUtf8 } from 'node:buffer';
import { messages } from '@quartermile/core/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { jsonShape } from './json-shape.js';

/** Accepts JSON bodies only; others are 415. */
export function acceptJsonOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, parseJsonBody(request, body as Buffer));
    } catch (error) {
      done(error as AppError);
    }
  });
}

/**
 * Parses a JSON body; undefined when empty. Keys such as `__proto__` become plain own keys, which schemas strip.
 * @throws AppError `malformed_json`, `invalid_input` (shape), `unsupported_media_type` (compressed body)
 */
export function parseJsonBody(request: Pick<FastifyRequest, 'headers'>, body: Buffer): unknown {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new AppError('unsupported_media_type');
  if (body.length === 0) return undefined;
  if (!isUtf8(body)) throw new AppError('malformed_json');
  const shape = jsonShape(body);
  if (shape === 'too-deep') throw new AppError('invalid_input', { detail: messages.request.tooDeep });
  if (shape === 'too-many-parts') throw new AppError('body_too_big');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}
