import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { redactMessage } from '../health/redact-message.js';
import { routeLabel } from '../http/route-label.js';

/** Errors that a node remembers. */
const SERVER_ERRORS_MAX = 20;

/** A request that failed unexpectedly. Without personal data. */
export interface ServerError {
  readonly at: Date;
  readonly method: string;
  /** Pattern of the route, without ids and query. */
  readonly route: string;
  readonly requestId: string;
  readonly status: number;
  readonly message: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request failed with, if anything. */
    failure: unknown;
  }
}

const SERVER_ERROR = 500;
/** The server refuses work for a while: overload, or something that it depends on is away. */
const UNAVAILABLE = 503;

/** The latest unexpected errors of this node, in memory, and the numbers of its 5xx responses since its start. */
@Injectable()
export class ServerErrors implements OnModuleInit {
  /** Newest first. */
  readonly latest: ServerError[] = [];
  /** Responses since the start: unexpected errors, and 503. */
  readonly counts = { unexpected: 0, unavailable: 0 };

  constructor(private readonly host: HttpAdapterHost) {}

  /** Watches the server's responses. */
  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.decorateRequest('failure', null);
    server.addHook('onError', (request, _reply, error, done) => {
      request.failure = error;
      done();
    });
    server.addHook('onResponse', (request, reply, done) => {
      if (reply.statusCode >= SERVER_ERROR) this.note(request, reply);
      done();
    });
  }

  private note(request: FastifyRequest, { statusCode: status }: FastifyReply): void {
    if (status === UNAVAILABLE) {
      this.counts.unavailable++;
      return;
    }
    this.counts.unexpected++;
    this.latest.unshift({
      at: new Date(),
      method: request.method,
      route: routeLabel(request.is404 ? undefined : request.routeOptions.url),
      requestId: request.id,
      status,
      message: describe(request.failure),
    });
    this.latest.splice(SERVER_ERRORS_MAX);
  }
}

function describe(failure: unknown): string {
  const { name, message } = (failure ?? {}) as Partial<Error>;
  return name && message !== undefined ? `${name}: ${redactMessage(message)}` : '';
}
