import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import type { BeforeRouter } from '../../cache/before-router/before-router.service.js';
import { routeLabel } from '../../http/route-label.js';

/** Histogram bounds in seconds, from a cached response to an upload over a slow connection. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const MS_PER_S = 1000;

/**
 * Measures responses by method, route pattern and status class. Labels are bounded regardless of input: patterns
 * instead of paths, and one label for all files of the website.
 */
export function measureAnswers(
  server: FastifyInstance,
  beforeRouter: Pick<BeforeRouter, 'onServed'>,
  registry: Registry,
): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, until their last byte.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS_S,
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    // Calls from server-side rendering are part of the page's own time.
    if (request.raw.socket instanceof Socket) {
      duration.observe(labelsOf(request, reply), reply.elapsedTime / MS_PER_S);
    }
    done();
  });
  const observers = new Map<string, Observer>();
  beforeRouter.onServed(({ route, status, elapsedMs }) => {
    const key = `${status} ${route}`;
    let observer = observers.get(key);
    if (!observer) {
      observer = duration.labels({ method: 'GET', route, status: statusClass(status) });
      observers.set(key, observer);
    }
    observer.observe(elapsedMs / MS_PER_S);
  });
}

/** The histogram of one combination of labels. */
type Observer = ReturnType<Histogram['labels']>;

function labelsOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: METHODS.has(request.method) ? request.method : 'other',
    route: routeLabel(request.is404 ? undefined : request.routeOptions.url),
    status: statusClass(reply.statusCode),
  };
}

const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`;
