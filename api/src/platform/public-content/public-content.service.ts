import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import {
  apiRoutes,
  type Entry,
  type PastEvent,
  type SiteProfile,
  type Video,
} from '@quartermile/core/domain';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { callApiOf } from '../http/call-api.js';
import { RevisionService } from '../revision/revision.service.js';

/**
 * What any visitor may read, read as a visitor would: by the public calls, in this process. What is made
 * from it for search engines, feeds and share cards can hold nothing that the public lists leave out.
 */
@Injectable()
export class PublicContent {
  private board: { readonly revision: number; readonly entries: Promise<readonly Entry[]> } | null = null;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly revision: RevisionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The whole leaderboard in its order. It is parsed once for each revision. */
  entries(): Promise<readonly Entry[]> {
    const revision = this.revision.current;
    if (revision !== null && this.board?.revision === revision) return this.board.entries;
    const entries = this.read<readonly Entry[]>(apiRoutes.leaderboard.list);
    if (revision !== null) this.remember(revision, entries);
    return entries;
  }

  /** All videos, newest first. */
  videos(): Promise<readonly Video[]> {
    return this.read(apiRoutes.videos.list);
  }

  /** Past events, latest first. */
  pastEvents(): Promise<readonly PastEvent[]> {
    return this.read(apiRoutes.pastEvents.list);
  }

  /** Whose site it is. */
  site(): Promise<SiteProfile> {
    return this.read(apiRoutes.site);
  }

  /** A public picture as JPEG, at the kept width nearest to `width` px; null when it is gone. */
  async picture(path: string, width: number): Promise<Buffer | null> {
    const answer = await this.call(`${path}?w=${width}`, 'image/jpeg');
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  }

  private remember(revision: number, entries: Promise<readonly Entry[]>): void {
    const board = { revision, entries };
    this.board = board;
    entries.catch(() => {
      if (this.board === board) this.board = null;
    });
  }

  private async read<Content>(path: string): Promise<Content> {
    const answer = await this.call(path, 'application/json');
    if (!answer.ok) throw new AppError('unavailable');
    return (await answer.json()) as Content;
  }

  private call(path: string, accept: string): Promise<Response> {
    const callApi = callApiOf(this.host.httpAdapter.getInstance());
    return callApi(new Request(new URL(path, this.config.publicUrl), { headers: { accept } }));
  }
}
