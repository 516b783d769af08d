import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import type { BeforeRouter } from '../../cache/before-router/before-router.service.js';
import { routeLabel } from '../../http/route-label.js';

/** Histogram bounds in seconds, from a cached response to an upload over a slow connection. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const MS_PER_S = 1000;
/** Durations that wait to be observed, per combination of labels. */
const PENDING_MAX = 256;

/** Durations of one combination of labels, observed many at a time: that costs a fraction of observing each at once. */
class PendingTimes {
  private readonly times = new Float64Array(PENDING_MAX);
  private count = 0;

  constructor(private readonly histogram: Pick<Histogram.Internal<string>, 'observe'>) {}

  add(elapsedMs: number): void {
    this.times[this.count++] = elapsedMs / MS_PER_S;
    if (this.count === PENDING_MAX) this.flush();
  }

  flush(): void {
    for (const seconds of this.times.subarray(0, this.count)) this.histogram.observe(seconds);
    this.count = 0;
  }
}

/**
 * Measures responses by method, route pattern and status class. Labels are bounded regardless of input: patterns
 * instead of paths, and one label for all files of the website.
 */
export function measureAnswers(
  server: FastifyInstance,
  beforeRouter: Pick<BeforeRouter, 'onServed'>,
  registry: Registry,
): void {
  const pending = new Map<string, PendingTimes>();
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, until their last byte.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS_S,
    registers: [registry],
    collect: () => {
      for (const times of pending.values()) times.flush();
    },
  });
  const timesOf = (method: string, route: string, status: number): PendingTimes => {
    const statusClass = `${Math.floor(status / 100)}xx`;
    const key = `${method} ${statusClass} ${route}`;
    let times = pending.get(key);
    if (!times) {
      times = new PendingTimes(duration.labels({ method, route, status: statusClass }));
      pending.set(key, times);
    }
    return times;
  };
  server.addHook('onResponse', (request, reply, done) => {
    // Calls from server-side rendering are part of the page's own time.
    if (request.raw.socket instanceof Socket) {
      const method = METHODS.has(request.method) ? request.method : 'other';
      const route = routeLabel(request.is404 ? undefined : request.routeOptions.url);
      timesOf(method, route, reply.statusCode).add(reply.elapsedTime);
    }
    done();
  });
  // By route, without composing a key for each response.
  const served = { 200: new Map<string, PendingTimes>(), 304: new Map<string, PendingTimes>() };
  beforeRouter.onServed(({ route, status, elapsedMs }) => {
    let times = served[status].get(route);
    if (!times) {
      times = timesOf('GET', route, status);
      served[status].set(route, times);
    }
    times.add(elapsedMs);
  });
}
