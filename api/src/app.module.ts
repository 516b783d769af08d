import { type DynamicModule, Module } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AdminModule } from './features/admin/index.js';
import { AlertsModule } from './features/alerts/index.js';
import { ApiDocsModule } from './features/api-docs/index.js';
import { BackupsModule } from './features/backups/index.js';
import { BoardModule } from './features/board/index.js';
import { CarsModule } from './features/cars/index.js';
import { EmbedsModule } from './features/embeds/index.js';
import { EventsModule } from './features/events/index.js';
import { HealthModule } from './features/health/index.js';
import { MediaModule } from './features/media/index.js';
import { NewsletterModule } from './features/newsletter/index.js';
import { PublicApiModule } from './features/public-api/index.js';
import { ReviewModule } from './features/review/index.js';
import { RulesModule } from './features/rules/index.js';
import { SegmentsModule } from './features/segments/index.js';
import { SeoModule } from './features/seo/index.js';
import { SetupModule } from './features/setup/index.js';
import { SiteModule } from './features/site/index.js';
import { SponsorsModule } from './features/sponsors/index.js';
import { StatisticsModule } from './features/statistics/index.js';
import { StripsModule } from './features/strips/index.js';
import { SubmissionsModule } from './features/submissions/index.js';
import { VideosModule } from './features/videos/index.js';
import { VotesModule } from './features/votes/index.js';
import type { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { PlatformModule } from './platform/platform.module.js';

/** Root module: the platform and one module per feature. */
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
        MediaModule,
        StripsModule,
        VotesModule,
        RulesModule,
        BoardModule,
        SegmentsModule,
        SubmissionsModule,
        CarsModule,
        ReviewModule,
        VideosModule,
        SponsorsModule,
        EventsModule,
        NewsletterModule,
        StatisticsModule,
        SiteModule,
        SetupModule,
        SeoModule,
        EmbedsModule,
        PublicApiModule,
        ApiDocsModule,
        BackupsModule,
        AlertsModule,
        HealthModule,
      ],
    };
  }
}
