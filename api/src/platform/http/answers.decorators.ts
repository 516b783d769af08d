import type { ProblemCode } from '@quartermile/core/domain';
import { routeMetadata } from './route-metadata.js';

/** Lists error codes that a route may return and no other decorator implies, for the OpenAPI document. */
export const Refuses = (...codes: ProblemCode[]): MethodDecorator => routeMetadata({ refuses: codes });

/** Marks a route that works without the database and never returns 503. */
export const Unfailing = (): MethodDecorator => routeMetadata({ unfailing: true });

/** Marks a route whose response has an ETag and supports 304. */
export const Revalidated = (): MethodDecorator => routeMetadata({ revalidated: true });
