import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { CachedResponse } from './cached-response.js';
import { chooseEncoding, isNotModified } from './content-negotiation.js';
import type { Freshness } from './freshness.js';
import { JsonBytes } from './json-bytes.js';
import { ResponseCache } from './response-cache.js';
import { RevisionService } from './revision.service.js';

/** Response headers that are cached. */
const CACHED_HEADERS = ['x-total-count'];

/** Serves public lists from the response cache; see `PublicList`. */
export function publicListInterceptor(freshness: Freshness): Type<NestInterceptor> {
  @Injectable()
  class PublicListInterceptor implements NestInterceptor {
    constructor(
      private readonly responses: ResponseCache,
      private readonly revision: RevisionService,
    ) {}

    /** The administrator's response contains more than the public one and is not cached. */
    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      const reply = context.switchToHttp().getResponse<FastifyReply>();
      const hasAdminVariant = request.routeOptions.config.metadata?.access !== undefined;
      reply.header('vary', hasAdminVariant ? 'Accept-Encoding, Authorization' : 'Accept-Encoding');
      if (request.admin) {
        reply.header('cache-control', 'private, no-store');
        return next.handle();
      }
      return from(this.respond(request, reply, next));
    }

    private async respond(
      request: FastifyRequest,
      reply: FastifyReply,
      next: CallHandler,
    ): Promise<Buffer | undefined> {
      const revision = freshness.counts ? this.revision.withCounts : this.revision.current;
      const { maxAgeMs } = freshness;
      const age = maxAgeMs === undefined ? '' : `${Math.floor(Date.now() / maxAgeMs)} `;
      const ready = await this.responses.find(age + request.url, revision, async () => {
        const value: unknown = await lastValueFrom(next.handle());
        return new CachedResponse(jsonBytesOf(value), cachedHeaders(reply), {
          changesOften: freshness.counts !== undefined,
        });
      });
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const etag = ready.etag(encoding);
      // no-cache: clients may store it but must revalidate.
      reply.headers({ ...ready.headers, etag, 'cache-control': 'public, no-cache' });
      if (isNotModified(request.headers['if-none-match'], etag)) {
        reply.reusable = { freshness, etag, body: null };
        reply.status(304);
        return undefined;
      }
      reply.header('content-type', 'application/json; charset=utf-8');
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      const body = await ready.body(encoding);
      reply.reusable = { freshness, etag, body };
      return body;
    }
  }
  return mixin(PublicListInterceptor);
}

function jsonBytesOf(value: unknown): Buffer {
  return value instanceof JsonBytes ? value.bytes : Buffer.from(JSON.stringify(value));
}

function cachedHeaders(reply: FastifyReply): Record<string, string> {
  const values = CACHED_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(
    values.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
