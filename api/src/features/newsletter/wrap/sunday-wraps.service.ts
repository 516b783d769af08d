import { Inject, Injectable } from '@nestjs/common';
import type { SundayWrap } from '@quartermile/core/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { LeaderboardService, RecordsService } from '../../board/index.js';
import { EventsService } from '../../events/index.js';
import { SiteService } from '../../site/index.js';
import { IssueContents } from '../issues/issue-content.service.js';
import { summariseWeek } from './summarise-week.js';
import type { WeekSummary } from './week-summary.js';
import { wrapDraft } from './wrap-blocks.js';
import { wrapMessage } from './wrap-message.js';

/** The newest holds of each list: the present one and the one before. */
const HOLDS = 2;

/** The wrap of the week, from what the public pages show now. Nothing is stored. */
@Injectable()
export class SundayWraps {
  constructor(
    private readonly leaderboard: LeaderboardService,
    private readonly records: RecordsService,
    private readonly events: EventsService,
    private readonly site: SiteService,
    private readonly contents: IssueContents,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What happened on the boards in the week until now. */
  async week(): Promise<WeekSummary> {
    const [{ entries }, records, events] = await Promise.all([
      this.leaderboard.list({}),
      this.records.list({ limit: HOLDS }),
      this.events.list(),
    ]);
    return summariseWeek({ entries, records, events }, new Date());
  }

  /** The draft of a newsletter about the week, how it looks, and the text for WhatsApp. */
  async read(): Promise<SundayWrap> {
    const [week, { siteName, accent }] = await Promise.all([this.week(), this.site.read()]);
    const origin = new URL(this.config.publicUrl).origin;
    const { subject, blocks } = wrapDraft(week, origin);
    return {
      siteName,
      accent,
      subject,
      blocks: [...blocks],
      shown: (await this.contents.show(blocks)).shown,
      message: wrapMessage(week, { siteName, origin }),
      isQuiet: week.isQuiet,
    };
  }
}
