import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { type DestinationStream, type Logger, pino, symbols } from 'pino';
import { BeforeRouter } from '../../cache/before-router/before-router.service.js';
import { CONFIG, type Config } from '../../config/config.js';
import { redactUrl } from '../../health/redact-url.js';
import { LineBuffer } from './line-buffer.js';

const SERVER_ERROR = 500;

/**
 * Logs one line per request, without personal data or secrets. The lines are written in batches. Nothing is prepared
 * per request when the level does not let the line through. Unexpected errors have lines of their own, with their stacks:
 * one made here would say nothing, and cost a refused request more than its response.
 */
@Injectable()
export class RequestLog implements OnModuleInit {
  private readonly buffer = new LineBuffer(writeToServerLog);
  private readonly logger: Logger;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly beforeRouter: BeforeRouter,
    @Inject(CONFIG) { logLevel: level }: Config,
  ) {
    this.logger = pino({ level }, this.buffer);
  }

  /** Watches the server's responses. Lines that are not written yet are written when it closes. */
  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    if (this.logger.isLevelEnabled('info')) {
      this.beforeRouter.onServed(({ url, requestId, status, elapsedMs }) =>
        this.logger.info(lineOf(requestId, 'GET', url, status, elapsedMs), 'request completed'),
      );
    }
    if (this.logger.isLevelEnabled('error')) {
      server.addHook('onResponse', (request, reply, done) => {
        if (!request.isBackground) this.log(request, reply);
        done();
      });
    }
    server.addHook('onClose', async () => this.buffer.flush());
  }

  private log(request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode, writableEnded } = reply.raw;
    const isFailure = statusCode >= SERVER_ERROR;
    if (!isFailure && !this.logger.isLevelEnabled('info')) return;
    const line = lineOf(request.id, request.method, request.url, statusCode, reply.elapsedTime);
    if (isFailure) this.logger.error(line, 'request errored');
    else this.logger.info(line, writableEnded ? 'request completed' : 'request aborted');
  }
}

/** Method and path suffice; headers and addresses are the visitor's. */
function lineOf(reqId: string, method: string, url: string, statusCode: number, elapsedMs: number) {
  return {
    reqId,
    req: { method, url: redactUrl(url) },
    res: { statusCode },
    responseTime: Math.round(elapsedMs),
  };
}

/** Writes to where the server's own messages go. */
function writeToServerLog(lines: string): void {
  const root = PinoLogger.root as unknown as Readonly<Record<symbol, DestinationStream>>;
  root[symbols.streamSym as unknown as symbol]?.write(lines);
}
