import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AdminModule } from '../admin/index.js';
import { LeaderboardModule } from '../leaderboard/index.js';
import { MediaModule } from '../media/index.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';

/** The site profile. */
@Module({
  imports: [AdminModule, LeaderboardModule, MailModule, MediaModule],
  controllers: [SiteController],
  providers: [SiteService],
  exports: [SiteService],
})
export class SiteModule {}
