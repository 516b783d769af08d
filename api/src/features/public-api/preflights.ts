import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { isOpenRead } from '../../platform/http/open-reads.js';
import { publicApiPrefix } from '../../platform/http/public-api-routes.js';
import { PUBLIC_PREFLIGHT_MAX_AGE_S } from './public-api-limits.js';

const NO_CONTENT = 204;
const ANSWER = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': 'accept, if-none-match',
  'access-control-max-age': PUBLIC_PREFLIGHT_MAX_AGE_S,
  'cache-control': 'no-store',
};

/** Answers browsers that ask whether a page of another origin may read the public API (Fetch standard, CORS preflight). */
@Injectable()
export class Preflights implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.options(`${publicApiPrefix}*`, (request, reply) => {
      if (!isOpenRead(request.method, request.url)) {
        reply.callNotFound();
        return reply;
      }
      return reply.status(NO_CONTENT).headers(ANSWER).send();
    });
  }
}
