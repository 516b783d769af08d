import { routeMetadata } from '../route-metadata.js';

/**
 * Marks a POST that creates, counts or decides something: the same `Idempotency-Key` with the same body replays the
 * first response and acts once, across all nodes, for 24 h. Errors are not stored. The response must be JSON or
 * empty, and without secrets, because it is stored in plain text.
 */
export const Idempotent = (): MethodDecorator => routeMetadata({ idempotent: true });

/**
 * Marks a POST that implements the key itself: because its response contains a secret, which is generated again, or
 * because its row stores the key.
 */
export const OwnIdempotency = (): MethodDecorator => routeMetadata({ idempotent: 'own' });
