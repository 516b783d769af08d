import { Module } from '@nestjs/common';
import { PostgresModule } from '../database/notifications/postgres.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailService } from './mail.service.js';
import { MailDispatcher } from './mail-dispatcher.service.js';
import { MailHealth } from './mail-health.js';

/** Outgoing mail. */
@Module({
  imports: [JobsModule, PostgresModule],
  providers: [MailService, MailDispatcher, MailHealth],
  exports: [MailService],
})
export class MailModule {}
