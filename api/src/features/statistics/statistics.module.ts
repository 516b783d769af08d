import { Module } from '@nestjs/common';
import { StatisticsController } from './statistics.controller.js';
import { StatisticsService } from './statistics.service.js';

/** Statistics for the dashboard's chart. Depends on the features whose rows it counts. */
@Module({ controllers: [StatisticsController], providers: [StatisticsService] })
export class StatisticsModule {}
