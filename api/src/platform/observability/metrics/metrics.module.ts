import { Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.js';
import { MetricsService } from './metrics.service.js';

/** Metrics of this node. */
@Module({ controllers: [MetricsController], providers: [MetricsService] })
export class MetricsModule {}
