import { Inject, Injectable } from '@nestjs/common';

import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type * as z from 'zod';
import { CachedResponse } from '../../platform/cache/cached-response.js';
import type { Freshness } from '../../platform/cache/freshness.js';
import { ResponseCache } from '../../platform/cache/response-cache.js';
import { RevisionService } from '../../platform/cache/revision.service.js';
import { sendCachedResponse } from '../../platform/cache/send-cached-response.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { PUBLIC_PAGE_SIZE, PUBLIC_PAGE_SIZE_MAX } from './public-api-limits.js';
import type { PublicList } from './public-api-payloads.js';
import type { PublicFormat, PublicPage } from './public-api-queries.js';
import type { Part } from './public-leaderboard.service.js';
import { type Parameters, PublicLinks, withParameters } from './public-links.js';
import { writeListCsv } from './write-list-csv.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const CSV_TYPE = 'text/csv; charset=utf-8; header=present';
const MEDIA_TYPES: Readonly<Record<string, PublicFormat>> = { 'application/json': 'json', 'text/csv': 'csv' };

/** A request and its reply. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A document of the API. */
export interface Wanted<Content> {
  /** Its path without parameters. */
  readonly path: string;
  readonly freshness: Freshness;
  load(): Promise<Content>;
}

/** A list: its parameters other than page and format, and the schema from which CSV takes its columns. */
export interface WantedList<Item> extends Wanted<Part<Item>> {
  readonly filter: Parameters;
  readonly query: PublicPage & { readonly format?: PublicFormat | undefined };
  readonly schema: z.ZodObject;
}

/**
 * Sends documents of the public API from a cache of their own, so that its callers evict nothing that visitors read.
 * Only the one address of a page is stored for later requests before the router: others have endless spellings.
 */
@Injectable()
export class PublicResponses {
  private readonly cache = new ResponseCache();
  private readonly links: PublicLinks;

  constructor(
    private readonly revision: RevisionService,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    this.links = new PublicLinks(publicUrl);
  }

  /** Sends a document as JSON. */
  async sendDocument({ path, freshness, load }: Wanted<object>, exchange: Exchange): Promise<void> {
    const { request, reply } = exchange;
    const write = async () => toJson(await load());
    const response = await this.find(path, freshness, write);
    await sendCachedResponse(response, request, reply, { address: path, freshness });
  }

  /** Sends a page of a list as JSON or CSV. Without the parameter, the format depends on the Accept header. */
  async sendList<Item>(wanted: WantedList<Item>, { request, reply }: Exchange): Promise<void> {
    const { path, freshness, filter, query, schema, load } = wanted;
    const { page, page_size, format } = query;
    // What somebody searches for may be personal, so that no response repeats it (decision 9).
    const { q, ...repeated } = filter;
    const address = (one: number): string =>
      withParameters(path, {
        ...repeated,
        page: one === 1 ? undefined : one,
        page_size: page_size === PUBLIC_PAGE_SIZE ? undefined : page_size,
        format,
      });
    const chosen = format ?? negotiate(request);
    const self = address(page);
    const response = await this.find(`${chosen} ${self} ${q ?? ''}`, freshness, async () => {
      const whole = this.links.list(query, await load(), address);
      const list =
        q === undefined ? whole : { ...whole, links: { ...whole.links, previous: null, next: null } };
      return chosen === 'csv' ? toCsv(list, schema, path, !format) : toJson(list, headersOf(list, !format));
    });
    const isUsual = q === undefined && [PUBLIC_PAGE_SIZE, PUBLIC_PAGE_SIZE_MAX].includes(page_size);
    const isStored = format !== undefined && isUsual && !response.isEmpty;
    await sendCachedResponse(response, request, reply, isStored ? { address: self, freshness } : undefined);
  }

  private find(
    key: string,
    freshness: Freshness,
    write: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const { counts, maxAgeMs } = freshness;
    const age = maxAgeMs === undefined ? '' : `${Math.floor(Date.now() / maxAgeMs)} `;
    return this.cache.find(age + key, counts ? this.revision.withCounts : this.revision.current, write);
  }
}

function negotiate({ headers }: FastifyRequest): PublicFormat {
  const types = Object.keys(MEDIA_TYPES);
  return MEDIA_TYPES[new Negotiator({ headers }).mediaType(types) ?? ''] ?? 'json';
}

function toJson(content: object, headers: Readonly<Record<string, string>> = {}): CachedResponse {
  return new CachedResponse(Buffer.from(JSON.stringify(content)), { ...headers, 'content-type': JSON_TYPE });
}

function toCsv(
  list: PublicList<unknown>,
  schema: z.ZodObject,
  path: string,
  isNegotiated: boolean,
): CachedResponse {
  const parts = path.split('/');
  const name = parts.at(-1) === 'entries' ? parts.at(-2) : parts.at(-1);
  return new CachedResponse(Buffer.from(writeListCsv(schema, list)), {
    ...headersOf(list, isNegotiated),
    'content-type': CSV_TYPE,
    'content-disposition': `inline; filename="${name}.csv"`,
  });
}

/** Links and total in headers too, because CSV has no place for them (RFC 8288). */
function headersOf({ links, total }: PublicList<unknown>, isNegotiated: boolean): Record<string, string> {
  const { first, previous, next, last } = links;
  const rows = Object.entries({ first, prev: previous, next, last });
  const link = rows.flatMap(([rel, url]) => (url === null ? [] : [`<${url}>; rel="${rel}"`])).join(', ');
  return { 'x-total-count': String(total), link, ...(isNegotiated && { vary: 'Accept-Encoding, Accept' }) };
}
