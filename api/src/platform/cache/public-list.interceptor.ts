import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type * as z from 'zod';
import { CachedResponse } from './cached-response.js';
import { canonicalRequest, type KnownQuery } from './canonical-request.js';
import type { Freshness } from './freshness.js';
import { JsonBytes } from './json-bytes.js';
import { PublicLists } from './public-lists.js';
import { RevisionService } from './revision.service.js';
import { prepareCachedResponse } from './send-cached-response.js';

/** Response headers that are cached. */
const CACHED_HEADERS = ['x-total-count', 'vary'];

/** Knows which queries of a list have the same response. */
export interface QuerySimplifier {
  /** The simplest of the queries that have the same response now. */
  simplify(query: KnownQuery): Promise<KnownQuery>;
}

/** The query of a list. */
export interface ListQueries {
  readonly schema: z.ZodObject;
  /** A provider. */
  readonly simplifier?: Type<QuerySimplifier>;
}

/** Serves public lists from the response cache; see `PublicList`. */
export function publicListInterceptor(freshness: Freshness, queries?: ListQueries): Type<NestInterceptor> {
  @Injectable()
  class PublicListInterceptor implements NestInterceptor {
    constructor(
      private readonly lists: PublicLists,
      private readonly revision: RevisionService,
      private readonly modules: ModuleRef,
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
      const parsed = queries?.schema.safeParse(request.query);
      // The handler's validation refuses it.
      if (parsed?.success === false) return next.handle();
      return from(this.respond(request, reply, (parsed?.data ?? {}) as KnownQuery, next));
    }

    private async respond(
      request: FastifyRequest,
      reply: FastifyReply,
      query: KnownQuery,
      next: CallHandler,
    ): Promise<Buffer | undefined> {
      const simplest = queries?.simplifier
        ? await this.modules.get(queries.simplifier, { strict: false }).simplify(query)
        : query;
      const canonical = canonicalRequest(request, simplest, queries?.schema ?? null);
      // What is not in the key does not reach the handler.
      request.query = canonical.query;
      const revision = freshness.counts ? this.revision.withCounts : this.revision.current;
      const { maxAgeMs } = freshness;
      const age = maxAgeMs === undefined ? '' : `${Math.floor(Date.now() / maxAgeMs)} `;
      const ready = await this.lists.find(canonical, age, revision, async () =>
        toResponse(await lastValueFrom(next.handle()), reply),
      );
      // Others have endless spellings.
      const isStored = request.originalUrl === canonical.address && !canonical.isOneOfMany;
      return prepareCachedResponse(ready, request, reply, isStored ? freshness : undefined);
    }
  }
  return mixin(PublicListInterceptor);

  function toResponse(value: unknown, reply: FastifyReply): CachedResponse {
    const bytes = value instanceof JsonBytes ? value.bytes : Buffer.from(JSON.stringify(value));
    const headers = { ...cachedHeaders(reply), 'content-type': 'application/json; charset=utf-8' };
    return new CachedResponse(bytes, headers, { changesOften: freshness.counts !== undefined });
  }
}

function cachedHeaders(reply: FastifyReply): Record<string, string> {
  const values = CACHED_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(
    values.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
