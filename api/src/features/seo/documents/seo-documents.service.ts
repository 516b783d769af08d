import { Inject, Injectable } from '@nestjs/common';
import {
  apiPath,
  boardFeedRoute,
  type Category,
  categorySlug,
  isRankedByVotes,
  segmentFeedRoute,
  seoRoutes,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { CachedResponse } from '../../../platform/cache/cached-response.js';
import { RenderedDocuments } from '../../../platform/cache/rendered-documents.js';
import { RevisionService } from '../../../platform/cache/revision.service.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { PublicContent } from '../public-content.service.js';
import { writeBoardFeed } from './write-board-feed.js';
import { writeRobots } from './write-robots.js';
import { writeSegmentFeed } from './write-segment-feed.js';
import { type DatedContent, sitemapPartRoute, writeSitemap, writeSitemapPart } from './write-sitemap.js';
import { writeVideoFeed } from './write-video-feed.js';

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
/** The last change of any event; dates within event documents are the dates of the events. */
const EVENTS = 'SELECT id, updated_at FROM events WHERE publish_at IS NULL ORDER BY created_at, id';

/** Renders sitemap, robots.txt and feeds once per content revision. */
@Injectable()
export class SeoDocuments {
  private readonly rendered = new RenderedDocuments();

  constructor(
    private readonly dataSource: DataSource,
    private readonly content: PublicContent,
    private readonly revision: RevisionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** robots.txt, which depends on the configuration only. */
  robots(): CachedResponse {
    return ready(writeRobots(this.config.publicUrl), TEXT);
  }

  /** Sitemap: public pages, events, past events, cars, drivers and entries; of a large site an index of its parts. */
  sitemap(): Promise<CachedResponse> {
    return this.cached(seoRoutes.sitemap, XML, this.revision.current, async () =>
      writeSitemap(await this.datedContent(), this.config.publicUrl),
    );
  }

  /**
   * A part of the sitemap that its index names.
   * @throws AppError `not_found` (404)
   */
  async sitemapPart(part: string): Promise<CachedResponse> {
    const path = apiPath(sitemapPartRoute, { part });
    const { bytes: index } = await (await this.sitemap()).body('identity');
    if (!index.includes(`${path}</loc></sitemap>`)) throw new AppError('not_found');
    return this.cached(path, XML, this.revision.current, async () =>
      writeSitemapPart(await this.datedContent(), this.config.publicUrl, Number(part)),
    );
  }

  private async datedContent(): Promise<DatedContent> {
    const [entries, videos, pastEvents, events, pages, newsletters, segments] = await Promise.all([
      this.content.entries(),
      this.content.videos(),
      this.content.pastEvents(),
      this.events(),
      this.content.carPages(),
      this.content.newsletters(),
      this.content.segments(),
    ]);
    return { entries, videos, pastEvents, events, newsletters, segments, ...pages };
  }

  /** RSS of the newest videos. */
  videoFeed(): Promise<CachedResponse> {
    return this.cached(seoRoutes.videoFeed, RSS, this.revision.current, async () => {
      const [videos, site] = await Promise.all([this.content.videos(), this.content.site()]);
      return writeVideoFeed(videos, site, this.config.publicUrl);
    });
  }

  /** RSS of the newest entries, with the votes of categories that are ranked by them. */
  boardFeed(): Promise<CachedResponse> {
    return this.cached(seoRoutes.boardFeed, RSS, this.revision.withCounts, async () => {
      const [entries, site] = await Promise.all([this.content.entries(), this.content.site()]);
      return writeBoardFeed(entries, site, this.config.publicUrl);
    });
  }

  /** RSS of the newest entries of a board. */
  oneBoardFeed(board: Category): Promise<CachedResponse> {
    const path = apiPath(boardFeedRoute, { board: categorySlug(board) });
    const revision = isRankedByVotes(board) ? this.revision.withCounts : this.revision.current;
    return this.cached(path, RSS, revision, async () => {
      const [entries, site] = await Promise.all([this.content.entries(), this.content.site()]);
      return writeBoardFeed(entries, site, this.config.publicUrl, board);
    });
  }

  /**
   * RSS of the newest entries of a segment.
   * @throws AppError `not_found` (404)
   */
  async segmentFeed(slug: string): Promise<CachedResponse> {
    const { revision } = this;
    return this.cached(apiPath(segmentFeedRoute, { slug }), RSS, revision.withCounts, async () => {
      const [ranking, site] = await Promise.all([this.content.segment(slug), this.content.site()]);
      return writeSegmentFeed(ranking, site, this.config.publicUrl);
    });
  }

  private async events(): Promise<{ readonly id: string; readonly changedAt: string }[]> {
    const rows = await this.dataSource.query<{ id: string; updated_at: Date }[]>(EVENTS);
    return rows.map(({ id, updated_at: changedAt }) => ({ id, changedAt: changedAt.toISOString() }));
  }

  private cached(
    name: string,
    mediaType: string,
    revision: number | null,
    write: () => Promise<string>,
  ): Promise<CachedResponse> {
    return this.rendered.find(name, revision, async () => ready(await write(), mediaType));
  }
}

function ready(text: string, mediaType: string): CachedResponse {
  return new CachedResponse(Buffer.from(text), { 'content-type': mediaType });
}
