import { routePromise } from '../http/route-promises.js';

/**
 * Marks a POST that creates, counts or decides something: the same `Idempotency-Key` with the same body
 * gives the first answer again and acts once, over all nodes, for 24 h. Refusals are not kept. The answer
 * must be JSON or empty. Not for answers that carry secrets, since they are kept as they are.
 */
export const Idempotent = (): MethodDecorator => routePromise({ idempotent: true });

/** Marks a POST that honours the key by itself, because its answer carries a secret: the secret is made anew. */
export const OwnIdempotency = (): MethodDecorator => routePromise({ idempotent: 'own' });
