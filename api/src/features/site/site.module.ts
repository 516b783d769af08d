import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/index.js';
import { LeaderboardModule } from '../leaderboard/index.js';
import { MediaModule } from '../media/index.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';

/** The site profile. */
@Module({
  imports: [AdminModule, LeaderboardModule, MediaModule],
  controllers: [SiteController],
  providers: [SiteService],
  exports: [SiteService],
})
export class SiteModule {}
