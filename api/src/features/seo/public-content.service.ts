import { Injectable } from '@nestjs/common';
import type { Entry, PastEvent, SiteProfile, Video } from '@quartermile/core/domain';
import { RevisionService } from '../../platform/cache/revision.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LeaderboardService } from '../board/index.js';
import { CarPages, type PageAddress } from '../cars/index.js';
import { PastEventsService } from '../events/index.js';
import { type DrawPicture, drawPublicPicture, imageNameOfPath, MediaFiles } from '../media/index.js';
import { NewsletterArchive } from '../newsletter/index.js';
import { type SegmentRanking, SegmentsService } from '../segments/index.js';
import { SiteService } from '../site/index.js';
import { VideosService } from '../videos/index.js';

interface CachedContent {
  readonly revision: number;
  readonly content: Promise<unknown>;
}

/**
 * Public content for search engines, feeds and share cards, read once per content revision. It is the same data as in
 * the public API responses, so that nothing private can be published.
 */
@Injectable()
export class PublicContent {
  /** Draws a public picture anew. */
  readonly draw: DrawPicture;
  private readonly cached = new Map<string, CachedContent>();

  constructor(
    private readonly leaderboard: LeaderboardService,
    private readonly cars: CarPages,
    private readonly kinds: SegmentsService,
    private readonly library: VideosService,
    private readonly past: PastEventsService,
    private readonly archive: NewsletterArchive,
    private readonly profile: SiteService,
    private readonly files: MediaFiles,
    private readonly revision: RevisionService,
  ) {
    this.draw = drawPublicPicture(files);
  }

  /** All leaderboard entries, in their order. */
  entries(): Promise<readonly Entry[]> {
    return this.read('entries', async () => (await this.leaderboard.list({})).entries);
  }

  /** The pages of cars and drivers. */
  carPages(): Promise<{ readonly cars: PageAddress[]; readonly drivers: PageAddress[] }> {
    return this.read('carPages', () => this.cars.addresses());
  }

  /** Slugs of the segments with cars, in their order. */
  segments(): Promise<readonly string[]> {
    return this.read('segments', async () => {
      const segments = await this.kinds.list();
      return segments.filter(({ cars }) => cars > 0).map(({ slug }) => slug);
    });
  }

  /**
   * A segment with all its places. Not stored, because anybody can invent slugs.
   * @throws AppError `not_found` (404)
   */
  segment(slug: string): Promise<SegmentRanking> {
    return this.kinds.ranking(slug);
  }

  /** All videos, newest first. */
  videos(): Promise<readonly Video[]> {
    return this.read('videos', () => this.library.list());
  }

  /** Past events, latest first. */
  pastEvents(): Promise<readonly PastEvent[]> {
    return this.read('pastEvents', () => this.past.list({ featuredOnly: false }));
  }

  /** The newsletters of the archive, the newest first. */
  newsletters(): ReturnType<NewsletterArchive['list']> {
    return this.read('newsletters', () => this.archive.list());
  }

  /** The site profile. */
  site(): Promise<SiteProfile> {
    return this.read('site', () => this.profile.read());
  }

  /** A public picture as JPEG, at the stored width nearest to `width` px; null when it cannot be read. */
  async picture(path: string, width: number): Promise<Buffer | null> {
    const name = imageNameOfPath(path);
    if (name === null) return null;
    const bytes = await this.files
      .readNear({ name, visibility: 'public' }, width, 'jpeg')
      .catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      });
    return bytes && Buffer.from(bytes);
  }

  private read<Content>(name: string, load: () => Promise<Content>): Promise<Content> {
    const revision = this.revision.withCounts;
    const known = this.cached.get(name);
    if (revision !== null && known?.revision === revision) return known.content as Promise<Content>;
    const content = load();
    if (revision !== null) this.remember(name, { revision, content });
    return content;
  }

  private remember(name: string, cached: CachedContent): void {
    this.cached.set(name, cached);
    cached.content.catch(() => {
      if (this.cached.get(name) === cached) this.cached.delete(name);
    });
  }
}
