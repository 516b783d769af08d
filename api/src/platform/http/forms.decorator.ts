import { routeMetadata } from './route-metadata.js';

/** Marks a route that accepts form bodies of any encoding and ignores them. Other routes return 415. */
export const Forms = (): MethodDecorator => routeMetadata({ forms: true });
