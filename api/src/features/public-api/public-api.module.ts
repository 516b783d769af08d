import { Module } from '@nestjs/common';
import { BoardModule } from '../board/index.js';
import { CarsModule } from '../cars/index.js';
import { EventsModule } from '../events/index.js';
import { SiteModule } from '../site/index.js';
import { Preflights } from './preflights.js';
import { PublicApiController } from './public-api.controller.js';
import { PublicEvents } from './public-events.service.js';
import { PublicLeaderboard } from './public-leaderboard.service.js';
import { PublicResponses } from './public-responses.service.js';

/** The public API, version 1: what others may read by programs. */
@Module({
  imports: [BoardModule, CarsModule, EventsModule, SiteModule],
  controllers: [PublicApiController],
  providers: [Preflights, PublicEvents, PublicLeaderboard, PublicResponses],
})
export class PublicApiModule {}
