import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { PictureFolders } from './picture-folders.js';

/** Health checks for load balancers, clients and the start-up line. */
@Module({
  imports: [MediaModule],
  controllers: [HealthController],
  providers: [HealthService, PictureFolders],
})
export class HealthModule {}
