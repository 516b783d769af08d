import { Module } from '@nestjs/common';
import { DrainingModule } from '../../platform/http/draining/draining.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { AdminModule } from '../admin/index.js';
import { MediaModule } from '../media/index.js';
import { BoardEntries } from './board-entries.service.js';
import { BoardReadModel } from './board-read-model.js';
import { LeaderboardController } from './leaderboard.controller.js';
import { LeaderboardService } from './leaderboard.service.js';
import { RecordsController } from './lineage/records.controller.js';
import { RecordsService } from './lineage/records.service.js';
import { VoteLeads } from './lineage/vote-leads.service.js';
import { BoardQueries, EntryQueries } from './list-queries.js';
import { LiveBoardController } from './live/live-board.controller.js';
import { LiveBoard } from './live/live-board.service.js';
import { PagesHealth } from './pages-health.js';
import { PlacingController } from './placing.controller.js';
import { PositionsService } from './positions/positions.service.js';

/** The leaderboard: entries of cars, the lists in memory, daily positions and the lineage of the records. */
@Module({
  imports: [AdminModule, DrainingModule, JobsModule, MediaModule],
  controllers: [LeaderboardController, LiveBoardController, PlacingController, RecordsController],
  providers: [
    BoardEntries,
    BoardQueries,
    BoardReadModel,
    EntryQueries,
    LeaderboardService,
    LiveBoard,
    PagesHealth,
    PositionsService,
    RecordsService,
    VoteLeads,
  ],
  exports: [BoardEntries, BoardReadModel, LeaderboardService, RecordsService],
})
export class BoardModule {}
