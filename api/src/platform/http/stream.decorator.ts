import { routeMetadata } from './route-metadata.js';

/** Marks a route with a streaming response; opening it does not extend a session. */
export const Stream = (): MethodDecorator => routeMetadata({ stream: true });
