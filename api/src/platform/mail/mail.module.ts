import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailService } from './mail.service.js';
import { MailDispatcher } from './mail-dispatcher.service.js';
import { MailHealth } from './mail-health.js';

/** Outgoing mail. */
@Module({
  imports: [JobsModule],
  providers: [MailService, MailDispatcher, MailHealth],
  exports: [MailService],
})
export class MailModule {}
