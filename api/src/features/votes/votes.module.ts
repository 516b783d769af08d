import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { AdminModule } from '../admin/index.js';
import { PausesService } from './pauses.service.js';
import { SetAsideService } from './vote-review/set-aside.service.js';
import { VoteBurstsService } from './vote-review/vote-bursts.service.js';
import { VoteHistoryService } from './vote-review/vote-history.service.js';
import { VoteReviewController } from './vote-review/vote-review.controller.js';
import { VoteWithdrawals } from './vote-withdrawals.service.js';
import { VoterCookie } from './voter-cookie.js';
import { VotesController } from './votes.controller.js';
import { VotesService } from './votes.service.js';

/** Votes, their review by the administrator, and pauses of votes and submissions. */
@Module({
  imports: [AdminModule, JobsModule],
  controllers: [VoteReviewController, VotesController],
  providers: [
    PausesService,
    SetAsideService,
    VoteBurstsService,
    VoteHistoryService,
    VoterCookie,
    VotesService,
    VoteWithdrawals,
  ],
  exports: [PausesService],
})
export class VotesModule {}
