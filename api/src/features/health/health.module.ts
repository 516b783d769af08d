import { Module } from '@nestjs/common';
import { PostgresModule } from '../../platform/database/notifications/postgres.module.js';
import { DrainingModule } from '../../platform/http/draining/draining.module.js';
import { MediaModule } from '../media/index.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { PictureFolders } from './picture-folders.js';

/** Health checks for load balancers, clients and the start-up line. */
@Module({
  imports: [DrainingModule, MediaModule, PostgresModule],
  controllers: [HealthController],
  providers: [HealthService, PictureFolders],
})
export class HealthModule {}
