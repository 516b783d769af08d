import type { ProblemCode } from '@quartermile/core/domain';
import 'fastify';
import type { RATE_LIMITS } from '../networks/rate-limits.js';

/**
 * Metadata of a route. Decorators store it in Fastify's route configuration, where hooks read it before the body is
 * parsed, which is earlier than Nest's guards.
 */
export interface RouteMetadata {
  /** Who may call: administrators only, or anybody, with a token validated if present. */
  access?: 'admin' | 'optional-admin' | 'renewal';
  /** Whether reviewers may call as administrators; otherwise only owners. */
  reviewersToo?: boolean;
  /** Maximum number of pictures in a body. */
  images?: number;
  /** Whether invalid pictures are skipped and reported instead of rejecting the call. */
  skipsImages?: boolean;
  /** Top-level fields that may contain pictures; undefined when pictures may be anywhere. */
  imageFields?: readonly string[];
  /** Whether `Idempotency-Key` is supported; `own`: implemented by the handler, which stores no response. */
  idempotent?: boolean | 'own';
  /** Whether the response contains placeholders of codes, which are completed when it is sent. */
  completesCodes?: boolean;
  /** Whether calls are rate limited. */
  limited?: boolean;
  /** The rate limit of all calls, counted before their body is read. */
  attempts?: keyof typeof RATE_LIMITS;
  /** Whether the response has an ETag and supports 304. */
  revalidated?: boolean;
  /** Error codes that nothing else here implies. */
  refuses?: readonly ProblemCode[];
  /** Whether it works without the database. */
  unfailing?: boolean;
  /** Whether form bodies are accepted and ignored. */
  forms?: boolean;
  /** Whether the response is a stream. */
  stream?: boolean;
  /** Whether clients call it by themselves, so that a call extends no session. */
  automatic?: boolean;
  /** Whether it works while the database is out, for sessions that this node has validated recently. */
  duringOutage?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    metadata?: RouteMetadata;
  }
}

/** Property under which Nest's adapter looks for Fastify's route `config`. */
const ROUTE_CONFIG = '__fastify_route_config__';

/** A method decorator that adds route metadata; several decorators are merged. */
export function routeMetadata(added: RouteMetadata): MethodDecorator {
  return (_target, _name, descriptor: PropertyDescriptor) => {
    const config = (Reflect.getMetadata(ROUTE_CONFIG, descriptor.value) ?? {}) as {
      metadata?: RouteMetadata;
    };
    const metadata = { ...config.metadata, ...added };
    Reflect.defineMetadata(ROUTE_CONFIG, { ...config, metadata }, descriptor.value);
  };
}
