import type { ProblemCode } from '@quartermile/core/domain';
import { routePromise } from './route-promises.js';

/**
 * Names the refusals of a route that nothing else about it tells, such as a vote cast before; they go into
 * the API's description.
 */
export const Refuses = (...codes: ProblemCode[]): MethodDecorator => routePromise({ refuses: codes });

/** Marks a route that answers whatever state the database is in: it is never 503. */
export const Unfailing = (): MethodDecorator => routePromise({ unfailing: true });

/** Marks a route whose answer carries an ETag and is 304 to a caller that has it. */
export const Revalidated = (): MethodDecorator => routePromise({ revalidated: true });
