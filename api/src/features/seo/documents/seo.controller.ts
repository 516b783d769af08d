import { Controller, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  apiPath,
  boardFeedRoute,
  categoryOfSlug,
  isRankedByVotes,
  segmentFeedRoute,
  seoRoutes,
} from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONTENT_ONLY, FEED_WITH_COUNTS } from '../../../platform/cache/freshness.js';
import { sendCachedResponse } from '../../../platform/cache/send-cached-response.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Unfailing } from '../../../platform/http/answers.decorators.js';
import { FileRoute } from '../../../platform/http/routes.decorators.js';
import { SeoDocuments } from './seo-documents.service.js';
import { sitemapPartRoute } from './write-sitemap.js';

/** Sitemap, robots.txt and feeds. */
@ApiTags('found')
@Controller()
export class SeoController {
  constructor(private readonly documents: SeoDocuments) {}

  @FileRoute(seoRoutes.sitemap, 'Every page for search engines', 'application/xml')
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendCachedResponse(await this.documents.sitemap(), request, reply, {
      address: seoRoutes.sitemap,
      freshness: CONTENT_ONLY,
    });
  }

  @FileRoute(sitemapPartRoute, 'A part of the pages for search engines, if there are many', 'application/xml')
  async sitemapPart(
    @Param('part') part: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return sendCachedResponse(await this.documents.sitemapPart(part), request, reply, {
      address: apiPath(sitemapPartRoute, { part }),
      freshness: CONTENT_ONLY,
    });
  }

  @FileRoute(seoRoutes.robots, 'What search engines may read', 'text/plain')
  @Unfailing()
  async robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendCachedResponse(this.documents.robots(), request, reply, {
      address: seoRoutes.robots,
      freshness: CONTENT_ONLY,
    });
  }

  @FileRoute(seoRoutes.videoFeed, 'The latest videos as a feed', 'application/rss+xml')
  async videoFeed(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendCachedResponse(await this.documents.videoFeed(), request, reply, {
      address: seoRoutes.videoFeed,
      freshness: CONTENT_ONLY,
    });
  }

  @FileRoute(seoRoutes.boardFeed, 'What is new on the leaderboard, as a feed', 'application/rss+xml')
  async boardFeed(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendCachedResponse(await this.documents.boardFeed(), request, reply, {
      address: seoRoutes.boardFeed,
      freshness: FEED_WITH_COUNTS,
    });
  }

  @FileRoute(boardFeedRoute, 'What is new on one board, as a feed', 'application/rss+xml')
  async oneBoardFeed(
    @Param('board') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const board = categoryOfSlug(slug);
    if (board === null) throw new AppError('not_found');
    const freshness = isRankedByVotes(board) ? FEED_WITH_COUNTS : CONTENT_ONLY;
    return sendCachedResponse(await this.documents.oneBoardFeed(board), request, reply, {
      address: apiPath(boardFeedRoute, { board: slug }),
      freshness,
    });
  }

  @FileRoute(segmentFeedRoute, 'What is new in a segment, as a feed', 'application/rss+xml')
  async segmentFeed(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return sendCachedResponse(await this.documents.segmentFeed(slug), request, reply, {
      address: apiPath(segmentFeedRoute, { slug }),
      freshness: FEED_WITH_COUNTS,
    });
  }
}
