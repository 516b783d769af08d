import { applyDecorators, Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  apiPath,
  apiRoutes,
  CATEGORIES,
  type Category,
  categoryOfSlug,
  categorySlug,
  pageRoutes,
} from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { PAGE_CACHE_MAX_AGE_MS } from '../../platform/cache/cache-limits.js';
import { CONTENT_ONLY, LIST_WITH_COUNTS } from '../../platform/cache/freshness.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Refuses, Revalidated } from '../../platform/http/answers.decorators.js';
import { publicApiRoutes } from '../../platform/http/public-api-routes.js';
import { LimitAttempts } from '../../platform/http/throttling/limit.decorator.js';
import { SiteService } from '../site/index.js';
import {
  publicBoardListSchema,
  publicCarPageSchema,
  publicEntryListSchema,
  publicEventListSchema,
  publicIndexSchema,
  publicPastEventListSchema,
  publicRecordListSchema,
} from './public-api-payloads.js';
import {
  type PublicEntryQuery,
  type PublicEventQuery,
  type PublicPageQuery,
  type PublicRecordQuery,
  publicEntryQuerySchema,
  publicEventQuerySchema,
  publicPageQuerySchema,
  publicRecordQuerySchema,
} from './public-api-queries.js';
import { PublicEvents } from './public-events.service.js';
import { PublicLeaderboard } from './public-leaderboard.service.js';
import { PublicLinks } from './public-links.js';
import { PublicResponses } from './public-responses.service.js';

/** A read of the public API: its path, a summary, and the schema of its JSON. */
const PublicRead = (path: string, summary: string, standardSchema: z.ZodType): MethodDecorator =>
  applyDecorators(
    Get(path),
    LimitAttempts('publicApi'),
    Revalidated(),
    ApiOperation({ summary }),
    ApiOkResponse({ standardSchema }),
  );

/** The public API, version 1: see docs/api-v1.md and decision 98. Fields are only ever added to it. */
@ApiTags('v1')
@Controller()
export class PublicApiController {
  private readonly links: PublicLinks;

  constructor(
    private readonly board: PublicLeaderboard,
    private readonly calendar: PublicEvents,
    private readonly profile: SiteService,
    private readonly responses: PublicResponses,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    this.links = new PublicLinks(publicUrl);
  }

  @PublicRead(publicApiRoutes.index, 'The documents of the public API', publicIndexSchema)
  index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { index: path, boards, records, events, pastEvents } = publicApiRoutes;
    const paths = { self: path, boards, records, events, past_events: pastEvents };
    const others = { documentation: apiRoutes.docs, openapi: apiRoutes.openapi, site: pageRoutes.home };
    const links = Object.entries({ ...paths, ...others }).map(([name, to]) => [name, this.links.to(to)]);
    const load = async () => ({
      name: (await this.profile.read()).siteName,
      version: '1',
      links: Object.fromEntries(links),
    });
    return this.responses.sendDocument({ path, freshness: CONTENT_ONLY, load }, { request, reply });
  }

  @PublicRead(publicApiRoutes.boards, 'The boards; as CSV with format=csv', publicBoardListSchema)
  boards(
    @Query({ schema: publicPageQuerySchema }) query: PublicPageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { page, page_size } = query;
    const load = async () => ({
      items: (await this.board.boards()).slice((page - 1) * page_size, page * page_size),
      total: CATEGORIES.length,
    });
    const path = publicApiRoutes.boards;
    const wanted = { path, filter: {}, query, schema: publicBoardListSchema, freshness: CONTENT_ONLY, load };
    return this.responses.sendList(wanted, { request, reply });
  }

  @PublicRead(
    publicApiRoutes.entries,
    'The entries of a board in the order of their places; as CSV with format=csv',
    publicEntryListSchema,
  )
  entries(
    @Param('board') slug: string,
    @Query({ schema: publicEntryQuerySchema }) query: PublicEntryQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const category = boardOf(slug);
    const { drivetrain, strip, year, q } = query;
    const wanted = {
      path: apiPath(publicApiRoutes.entries, { board: categorySlug(category) }),
      filter: { drivetrain, strip: strip?.toLowerCase(), year, q: q || undefined },
      query,
      schema: publicEntryListSchema,
      freshness: LIST_WITH_COUNTS,
      load: () => this.board.entries(category, query),
    };
    return this.responses.sendList(wanted, { request, reply });
  }

  @PublicRead(publicApiRoutes.car, 'A car with its approved runs and its places', publicCarPageSchema)
  @Refuses('car_removed')
  car(
    @Param('carId') carId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const path = apiPath(publicApiRoutes.car, { carId });
    const load = () => this.board.car(carId);
    return this.responses.sendDocument({ path, freshness: LIST_WITH_COUNTS, load }, { request, reply });
  }

  @PublicRead(
    publicApiRoutes.records,
    'Who was first on the boards by time, from when to when, newest first; as CSV with format=csv',
    publicRecordListSchema,
  )
  records(
    @Query({ schema: publicRecordQuerySchema }) query: PublicRecordQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { board, drivetrain } = query;
    const wanted = {
      path: publicApiRoutes.records,
      filter: { board: board && categorySlug(board), drivetrain },
      query,
      schema: publicRecordListSchema,
      freshness: CONTENT_ONLY,
      load: () => this.board.records(query),
    };
    return this.responses.sendList(wanted, { request, reply });
  }

  @PublicRead(
    publicApiRoutes.events,
    'The events to come, the soonest first, or all; as CSV with format=csv',
    publicEventListSchema,
  )
  events(
    @Query({ schema: publicEventQuerySchema }) query: PublicEventQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const wanted = {
      path: publicApiRoutes.events,
      filter: { when: query.when === 'upcoming' ? undefined : query.when },
      query,
      schema: publicEventListSchema,
      freshness: { maxAgeMs: PAGE_CACHE_MAX_AGE_MS },
      load: () => this.calendar.events(query, new Date()),
    };
    return this.responses.sendList(wanted, { request, reply });
  }

  @PublicRead(
    publicApiRoutes.pastEvents,
    'The past events, the latest first; as CSV with format=csv',
    publicPastEventListSchema,
  )
  pastEvents(
    @Query({ schema: publicPageQuerySchema }) query: PublicPageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const wanted = {
      path: publicApiRoutes.pastEvents,
      filter: {},
      query,
      schema: publicPastEventListSchema,
      freshness: CONTENT_ONLY,
      load: () => this.calendar.pastEvents(query),
    };
    return this.responses.sendList(wanted, { request, reply });
  }
}

/** @throws AppError `not_found` (404) */
function boardOf(slug: string): Category {
  const category = categoryOfSlug(slug);
  if (category === null) throw new AppError('not_found');
  return category;
}
