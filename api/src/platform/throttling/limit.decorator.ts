import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { routePromise } from '../http/route-promises.js';
import { limitInterceptor } from './limit.interceptor.js';
import type { LimitName } from './throttling.service.js';

/**
 * Limits how often one network may make this call act, by the names of core's RATE_LIMITS. Refused calls
 * and repeats under an idempotency key cost nothing. 429 with `Retry-After` beyond.
 */
export const Limit = (...names: LimitName[]): MethodDecorator =>
  applyDecorators(UseInterceptors(limitInterceptor(names)), routePromise({ limited: true }));
