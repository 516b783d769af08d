import { Inject, Injectable } from '@nestjs/common';
import { seoRoutes } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { CachedResponse } from '../../../platform/cache/cached-response.js';
import { ResponseCache } from '../../../platform/cache/response-cache.js';
import { RevisionService } from '../../../platform/cache/revision.service.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { PublicContent } from '../public-content.service.js';
import { writeBoardFeed } from './write-board-feed.js';
import { writeRobots } from './write-robots.js';
import { writeSitemap } from './write-sitemap.js';
import { writeVideoFeed } from './write-video-feed.js';

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
/** The last change of any event; dates within event documents are the dates of the events. */
const EVENTS_CHANGED_AT = 'SELECT max(updated_at) AS changed_at FROM events';

/** Renders sitemap, robots.txt and feeds once per content revision. */
@Injectable()
export class SeoDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: PublicContent,
    private readonly cache: ResponseCache,
    private readonly revision: RevisionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** robots.txt, which depends on the configuration only. */
  robots(): CachedResponse {
    return ready(writeRobots(this.config.publicUrl), TEXT);
  }

  /** Sitemap: public pages, past events, cars, drivers and entries. */
  sitemap(): Promise<CachedResponse> {
    return this.cached(seoRoutes.sitemap, XML, this.revision.current, async () => {
      const [entries, videos, pastEvents, eventsChangedAt, pages] = await Promise.all([
        this.content.entries(),
        this.content.videos(),
        this.content.pastEvents(),
        this.eventsChangedAt(),
        this.content.carPages(),
      ]);
      return writeSitemap({ entries, videos, pastEvents, eventsChangedAt, ...pages }, this.config.publicUrl);
    });
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

  private async eventsChangedAt(): Promise<string | null> {
    const [row] = await this.dataSource.query<{ changed_at: Date | null }[]>(EVENTS_CHANGED_AT);
    return row?.changed_at?.toISOString() ?? null;
  }

  private cached(
    name: string,
    mediaType: string,
    revision: number | null,
    write: () => Promise<string>,
  ): Promise<CachedResponse> {
    return this.cache.find(name, revision, async () => ready(await write(), mediaType));
  }
}

function ready(text: string, mediaType: string): CachedResponse {
  return new CachedResponse(Buffer.from(text), { 'content-type': mediaType });
}
