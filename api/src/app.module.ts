import { type DynamicModule, Module } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { DatabaseModule } from './database/database.module.js';
import { AdminModule } from './features/admin/admin.module.js';
import { AdminStreamModule } from './features/admin-stream/admin-stream.module.js';
import { CarsModule } from './features/cars/cars.module.js';
import { DocsModule } from './features/docs/docs.module.js';
import { EventsModule } from './features/events/events.module.js';
import { FoundModule } from './features/found/found.module.js';
import { HealthModule } from './features/health/health.module.js';
import { LeaderboardModule } from './features/leaderboard/leaderboard.module.js';
import { MediaFeatureModule } from './features/media/media.module.js';
import { NewsletterModule } from './features/newsletter/newsletter.module.js';
import { PastEventsModule } from './features/past-events/past-events.module.js';
import { SetupModule } from './features/setup/setup.module.js';
import { SharePicturesModule } from './features/share-pictures/share-pictures.module.js';
import { SiteModule } from './features/site/site.module.js';
import { SponsorsModule } from './features/sponsors/sponsors.module.js';
import { StatisticsModule } from './features/statistics/statistics.module.js';
import { VideosModule } from './features/videos/videos.module.js';
import type { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { PlatformModule } from './platform/platform.module.js';

/** The whole server. Each owner adds their module's line. */
@Module({})
export class AppModule {
  static with(config: Config, dataSource: DataSource): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.with(dataSource),
        PlatformModule,
        AdminModule,
        DocsModule,
        AdminStreamModule,
        EventsModule,
        FoundModule,
        HealthModule,
        MediaFeatureModule,
        LeaderboardModule,
        CarsModule,
        SharePicturesModule,
        SetupModule,
        SiteModule,
        SponsorsModule,
        StatisticsModule,
        VideosModule,
        PastEventsModule,
        NewsletterModule,
      ],
    };
  }
}
