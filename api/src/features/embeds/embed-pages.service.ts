import { Inject, Injectable } from '@nestjs/common';
import { embedRoutes, isRankedByVotes, type Place } from '@quartermile/core/domain';
import { CachedResponse } from '../../platform/cache/cached-response.js';
import { CONTENT_ONLY, FEED_WITH_COUNTS, type Freshness } from '../../platform/cache/freshness.js';
import { RenderedDocuments } from '../../platform/cache/rendered-documents.js';
import { RevisionService } from '../../platform/cache/revision.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { isHttps } from '../../platform/http/security-headers.js';
import { LeaderboardService } from '../board/index.js';
import { SiteService } from '../site/index.js';
import { EMBED_LENGTH, embedMessages } from './embed-messages.js';
import {
  boardOfOverlay,
  type EmbedQuery,
  embedPath,
  type OverlayQuery,
  overlayPath,
} from './embed-queries.js';
import { embedHeaders, writeEmbedPage } from './write-embed-page.js';
import { type OverlayContent, overlayHeaders, writeOverlayPage } from './write-overlay-page.js';
import { snippetHeaders, writeSnippetPage } from './write-snippet-page.js';

/** A rendered page, the one address under which it may be stored, and how long it may miss counts. */
export interface EmbedPage {
  readonly response: CachedResponse;
  readonly path: string;
  readonly freshness: Freshness;
}

const NOT_FOUND = 404;

/** Renders embedded boards and overlays, once per address and revision. */
@Injectable()
export class EmbedPages {
  private readonly rendered = new RenderedDocuments();
  private readonly https: boolean;

  constructor(
    private readonly board: LeaderboardService,
    private readonly profile: SiteService,
    private readonly revision: RevisionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.https = isHttps(config.publicUrl);
  }

  /** An embedded board. */
  leaderboard(query: EmbedQuery): Promise<EmbedPage> {
    const freshness = isRankedByVotes(query.board) ? FEED_WITH_COUNTS : CONTENT_ONLY;
    return this.render(embedPath(query), freshness, async () => {
      const [site, places] = await Promise.all([this.profile.read(), this.first(query, query.length)]);
      return html(writeEmbedPage({ query, site, places }), embedHeaders(this.https, site.accent));
    });
  }

  /** An overlay. With the status 404, which is not stored, for an entry that is not on the board. */
  overlay(query: OverlayQuery): Promise<EmbedPage> {
    return this.render(overlayPath(query), FEED_WITH_COUNTS, async () => {
      const [content, { accent }] = await Promise.all([this.contentOf(query), this.profile.read()]);
      const status = 'message' in content && query.show === 'entry' ? NOT_FOUND : 200;
      return html(writeOverlayPage(content, accent), overlayHeaders(this.https, accent), status);
    });
  }

  /** The page that writes the code for an embedded board. */
  snippet(query: EmbedQuery): Promise<EmbedPage> {
    const path = embedPath(query).replace(embedRoutes.leaderboard, embedRoutes.snippet);
    return this.render(path, CONTENT_ONLY, async () => {
      const site = await this.profile.read();
      const text = writeSnippetPage({ query, site, publicUrl: this.config.publicUrl });
      return html(text, snippetHeaders(this.https));
    });
  }

  private async contentOf({ show, board, drivetrain, entry }: OverlayQuery): Promise<OverlayContent> {
    if (show === 'top') {
      const category = boardOfOverlay(board);
      return {
        board: category,
        drivetrain,
        places: await this.first({ board: category, drivetrain }, EMBED_LENGTH),
      };
    }
    const id = show === 'entry' ? entry : await this.board.lastVotedEntry(board);
    const place = id === null ? null : await this.find(id);
    if (place) return { place, isLastVote: show === 'last-vote' };
    return { message: show === 'entry' ? embedMessages.entryGone : embedMessages.noVotes };
  }

  private async find(entry: string): Promise<Place | null> {
    return (await this.board.page({ entry })).match?.place ?? null;
  }

  private async first(
    { board: category, drivetrain }: Pick<EmbedQuery, 'board' | 'drivetrain'>,
    length: number,
  ): Promise<readonly Place[]> {
    const { view } = await this.board.page({ category, drivetrain: drivetrain ?? undefined, others: length });
    return [...view.top, ...view.others].slice(0, length);
  }

  private async render(
    path: string,
    freshness: Freshness,
    write: () => Promise<CachedResponse>,
  ): Promise<EmbedPage> {
    const revision = freshness.counts ? this.revision.withCounts : this.revision.current;
    return { response: await this.rendered.find(path, revision, write), path, freshness };
  }
}

function html(text: string, headers: Readonly<Record<string, string>>, status = 200): CachedResponse {
  return new CachedResponse(
    Buffer.from(text),
    { ...headers, 'content-type': 'text/html; charset=utf-8' },
    { status },
  );
}
