import { routePromise } from './route-promises.js';

/** Marks a route that a form may be sent to, of any encoding; what it says is not read. Elsewhere that is 415. */
export const Forms = (): MethodDecorator => routePromise({ forms: true });
