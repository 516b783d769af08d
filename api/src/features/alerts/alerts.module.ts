import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AdminModule } from '../admin/index.js';
import { MediaModule } from '../media/index.js';
import { AlertSettingsService } from './alert-settings.service.js';
import { AlertsController } from './alerts.controller.js';
import { AlertsService } from './alerts.service.js';
import { AlertsHealth } from './alerts-health.js';
import { PushSender } from './push-sender.js';

/** Alerts of administrators by mail and Web Push. */
@Module({
  imports: [AdminModule, JobsModule, MailModule, MediaModule],
  controllers: [AlertsController],
  providers: [AlertSettingsService, AlertsHealth, AlertsService, PushSender],
})
export class AlertsModule {}
