import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

/** Health checks for load balancers, clients and the start-up line. */
@Module({ imports: [MediaModule], controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
