import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type RouteMetadata, routeMetadata } from '../route-metadata.js';
import type { AdminIdentity } from './admin-identity.js';

/** Restricts a route to owners: 401 without a valid token and 403 for reviewers, before the body is read. */
export const AdminOnly = (): MethodDecorator => access('admin');

/** Marks a public route that recognises an owner; an invalid token is 401, a reviewer's 403. */
export const OptionalAdmin = (): MethodDecorator => access('optional-admin');

/**
 * Opens a route of `AdminOnly` or `OptionalAdmin` to reviewers. Without it a route refuses them. Its response must not
 * contain what reviewers may not see (decision 74).
 */
export const ReviewersToo = (): MethodDecorator => routeMetadata({ reviewersToo: true });

/**
 * Like `AdminOnly` and `ReviewersToo`, for the route that replaces the token. A retry with the replaced token and the same idempotency
 * key is accepted too, because the first response may have been lost.
 */
export const AdminRenewal = (): MethodDecorator => routeMetadata({ access: 'renewal', reviewersToo: true });

/** Marks an administrator's route that clients call by themselves: a call does not extend the session. */
export const Automatic = (): MethodDecorator => routeMetadata({ automatic: true });

/**
 * Marks an administrator's route that must work while the database is out. Sessions cannot be validated then, so those
 * that this node has validated recently are accepted.
 */
export const DuringOutage = (): MethodDecorator => routeMetadata({ duringOutage: true });

/** The calling administrator; null for other callers of an `OptionalAdmin` route. */
export const CurrentAdmin = createParamDecorator(
  (_: unknown, context: ExecutionContext): AdminIdentity | null => {
    return context.switchToHttp().getRequest<FastifyRequest>().admin;
  },
);

function access(kind: NonNullable<RouteMetadata['access']>): MethodDecorator {
  return routeMetadata({ access: kind });
}
