import type { ProblemCode } from '@quartermile/core/domain';
import 'fastify';

/**
 * What a route promises beyond its handler. Decorators write it to Fastify's route configuration,
 * where hooks read it before a body is parsed, which is earlier than Nest's guards could.
 */
export interface RoutePromises {
  /** Who may call: the administrator only, or anybody, with a token checked where one is presented. */
  access?: 'admin' | 'optional-admin' | 'renewal';
  /** How many pictures a body may carry. */
  images?: number;
  /** Whether a bad picture is left out and told of, where others refuse the call. */
  skipsImages?: boolean;
  /** The field of the picture, where a body carries but one. */
  onlyImage?: string;
  /** Whether `Idempotency-Key` is honoured; `own`: by the call itself, which keeps no answer. */
  idempotent?: boolean | 'own';
  /** Whether a network may make it act only so often. */
  limited?: boolean;
  /** Whether its answer carries an ETag and is 304 to who has it. */
  revalidated?: boolean;
  /** Refusals that nothing else here tells. */
  refuses?: readonly ProblemCode[];
  /** Whether it answers without the database too. */
  unfailing?: boolean;
  /** Whether a form may be sent, as browsers and mail programs send it; what it says is not read. */
  forms?: boolean;
  /** Whether the answer goes on until one side ends it. */
  stream?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    promises?: RoutePromises;
  }
}

/** Nest's adapter hands this metadata of a handler to Fastify as the route's `config`. */
const ROUTE_CONFIG = '__fastify_route_config__';

/** A method decorator that adds to what the route promises; several on one method add up. */
export function routePromise(promise: RoutePromises): MethodDecorator {
  return (_target, _name, descriptor: PropertyDescriptor) => {
    const config = (Reflect.getMetadata(ROUTE_CONFIG, descriptor.value) ?? {}) as {
      promises?: RoutePromises;
    };
    const promises = { ...config.promises, ...promise };
    Reflect.defineMetadata(ROUTE_CONFIG, { ...config, promises }, descriptor.value);
  };
}
