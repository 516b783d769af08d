import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type RoutePromises, routePromise } from '../http/route-promises.js';
import type { AdminIdentity } from './admin-identity.js';

/** Marks a route for the administrator: 401 without a valid token, before the body is read. */
export const AdminOnly = (): MethodDecorator => access('admin');

/** Marks a route for everybody that tells the administrator apart: a token presented but not valid is 401. */
export const OptionalAdmin = (): MethodDecorator => access('optional-admin');

/**
 * Like `AdminOnly`, for the route that replaces the token: a retry that carries the token just replaced
 * and the same idempotency key passes too, since its first answer may have been lost on the way.
 */
export const AdminRenewal = (): MethodDecorator => access('renewal');

/** The calling administrator; null for anybody else on an `OptionalAdmin` route. */
export const CurrentAdmin = createParamDecorator(
  (_: unknown, context: ExecutionContext): AdminIdentity | null => {
    return context.switchToHttp().getRequest<FastifyRequest>().admin;
  },
);

function access(kind: NonNullable<RoutePromises['access']>): MethodDecorator {
  return routePromise({ access: kind });
}
