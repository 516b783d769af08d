import { Module } from '@nestjs/common';
import { PostgresModule } from '../../platform/database/notifications/postgres.module.js';
import { DrainingModule } from '../../platform/http/draining/draining.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AdminModule } from '../admin/index.js';
import { MediaModule } from '../media/index.js';
import { AdminHealthController } from './admin-health.controller.js';
import { DiskHealth } from './disk-health.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { HealthReports } from './health-report.service.js';
import { HealthWatch } from './health-watch.service.js';
import { PictureFolders } from './picture-folders.js';

/** Health checks for load balancers, clients and the start-up line, and the owner's health report. */
@Module({
  imports: [AdminModule, DrainingModule, MailModule, MediaModule, PostgresModule],
  controllers: [HealthController, AdminHealthController],
  providers: [DiskHealth, HealthReports, HealthService, HealthWatch, PictureFolders],
})
export class HealthModule {}
