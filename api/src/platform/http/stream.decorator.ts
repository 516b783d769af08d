import { routePromise } from './route-promises.js';

/** Marks a route whose answer goes on until one side ends it; opening it is no sign of life of a session. */
export const Stream = (): MethodDecorator => routePromise({ stream: true });
