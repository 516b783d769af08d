import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Upper bounds in seconds: from an answer that lies ready to an upload over a slow line. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const MS_PER_S = 1000;

/**
 * Measures every answer to the network by method, route pattern and class of status. Labels are few
 * whatever callers send: patterns instead of paths, and one name for all the files of the website.
 */
export function measureAnswers(server: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, until their last byte.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS_S,
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    // Pages call the API in this process; that is part of the page's own time.
    if (request.raw.socket instanceof Socket) {
      duration.observe(labelsOf(request, reply), reply.elapsedTime / MS_PER_S);
    }
    done();
  });
}

function labelsOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: METHODS.has(request.method) ? request.method : 'other',
    route: routeLabel(request.is404 ? undefined : request.routeOptions.url),
    status: `${Math.floor(reply.statusCode / 100)}xx`,
  };
}

/** The pattern of a route; each file of the website is a route of its own, and they share a label. */
function routeLabel(pattern: string | undefined): string {
  if (pattern === undefined) return 'none';
  return pattern.includes('*') || /^\/(api|media|share|feeds)\//.test(pattern) ? pattern : 'file';
}
