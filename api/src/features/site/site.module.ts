import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AdminModule } from '../admin/index.js';
import { MediaModule } from '../media/index.js';
import { VotesModule } from '../votes/index.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';

/** The site profile. */
@Module({
  imports: [AdminModule, MailModule, MediaModule, VotesModule],
  controllers: [SiteController],
  providers: [SiteService],
  exports: [SiteService],
})
export class SiteModule {}
