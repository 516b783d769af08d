import { Inject, Injectable } from '@nestjs/common';
import { foundRoutes } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { PublicContent } from '../../platform/public-content/public-content.service.js';
import { KeptAnswers } from '../../platform/revision/kept-answers.js';
import { ReadyAnswer } from '../../platform/revision/ready-answer.js';
import { RevisionService } from '../../platform/revision/revision.service.js';
import { writeBoardFeed } from './write-board-feed.js';
import { writeRobots } from './write-robots.js';
import { writeSitemap } from './write-sitemap.js';
import { writeVideoFeed } from './write-video-feed.js';

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
/** Documents of events may bear dates of their own, which say nothing of when they were written. */
const EVENTS_CHANGED_AT = 'SELECT max(updated_at) AS changed_at FROM events';

/** Makes the documents by which the site is found, once for each revision of the content. */
@Injectable()
export class FoundDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: PublicContent,
    private readonly kept: KeptAnswers,
    private readonly revision: RevisionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** robots.txt; it depends on the configuration alone. */
  robots(): ReadyAnswer {
    return ready(writeRobots(this.config.publicUrl), TEXT);
  }

  /** The sitemap: every public page, and one for each past event and each entry of the leaderboard. */
  sitemap(): Promise<ReadyAnswer> {
    return this.keep(foundRoutes.sitemap, XML, async () => {
      const [entries, videos, pastEvents, eventsChangedAt] = await Promise.all([
        this.content.entries(),
        this.content.videos(),
        this.content.pastEvents(),
        this.eventsChangedAt(),
      ]);
      return writeSitemap({ entries, videos, pastEvents, eventsChangedAt }, this.config.publicUrl);
    });
  }

  /** RSS of the newest videos. */
  videoFeed(): Promise<ReadyAnswer> {
    return this.keep(foundRoutes.videoFeed, RSS, async () => {
      const [videos, site] = await Promise.all([this.content.videos(), this.content.site()]);
      return writeVideoFeed(videos, site, this.config.publicUrl);
    });
  }

  /** RSS of the newest entries of the leaderboard. */
  boardFeed(): Promise<ReadyAnswer> {
    return this.keep(foundRoutes.boardFeed, RSS, async () => {
      const [entries, site] = await Promise.all([this.content.entries(), this.content.site()]);
      return writeBoardFeed(entries, site, this.config.publicUrl);
    });
  }

  private async eventsChangedAt(): Promise<string | null> {
    const [row] = await this.dataSource.query<{ changed_at: Date | null }[]>(EVENTS_CHANGED_AT);
    return row?.changed_at?.toISOString() ?? null;
  }

  private keep(name: string, mediaType: string, write: () => Promise<string>): Promise<ReadyAnswer> {
    return this.kept.find(name, this.revision.current, async () => ready(await write(), mediaType));
  }
}

function ready(text: string, mediaType: string): ReadyAnswer {
  return new ReadyAnswer(Buffer.from(text), { 'content-type': mediaType });
}
