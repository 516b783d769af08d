import { Module } from '@nestjs/common';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

/** Signs of life for load balancers, clients and the start-up line. */
@Module({ imports: [StorageModule], controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
