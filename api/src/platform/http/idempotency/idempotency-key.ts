import { messages } from '@quartermile/core/domain';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../../errors/invalid-field.js';

/** Maximum length of an Idempotency-Key header. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 200;

/**
 * The request's idempotency key, if any.
 * @throws AppError `invalid_input` for an empty or over-long one
 */
export function idempotencyKeyOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  const key = Array.isArray(given) ? given.join(', ') : given;
  if (key.length >= 1 && key.length <= IDEMPOTENCY_KEY_MAX_LENGTH) return key;
  throw invalidField('Idempotency-Key', messages.request.idempotencyKey(IDEMPOTENCY_KEY_MAX_LENGTH));
}
