import { Module } from '@nestjs/common';
import { LeaderboardController } from './leaderboard.controller.js';
import { LeaderboardService } from './leaderboard.service.js';
import { VoterCookie } from './voter-cookie.js';
import { VotesService } from './votes.service.js';

/** The leaderboard and its votes. */
@Module({
  controllers: [LeaderboardController],
  providers: [LeaderboardService, VoterCookie, VotesService],
})
export class LeaderboardModule {}
