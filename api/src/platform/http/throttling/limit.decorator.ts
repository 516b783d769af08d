import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { routeMetadata } from '../route-metadata.js';
import { limitInterceptor } from './limit.interceptor.js';
import type { LimitName } from './throttling.service.js';

/**
 * Rate limits calls per network (IPv4 address, /64, /56 and /48), by names of core's RATE_LIMITS. Replays of an idempotency key and rejected calls are
 * not counted, except costly ones (`AppError.isCounted`). 429 with `Retry-After` beyond.
 */
export const Limit = (...names: LimitName[]): MethodDecorator =>
  applyDecorators(UseInterceptors(limitInterceptor(names)), routeMetadata({ limited: true }));

/** Marks a route whose handler takes points of rate limits itself. */
export const OwnLimit = (): MethodDecorator => routeMetadata({ limited: true });

/** Rate limits calls per network before their body is read, whether they succeed or not; see `limitAttempts`. */
export const LimitAttempts = (name: LimitName): MethodDecorator =>
  routeMetadata({ limited: true, attempts: name });
