import { type DynamicModule, Module } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { DatabaseModule } from './database/database.module.js';
import { AdminModule } from './features/admin/admin.module.js';
import { HealthModule } from './features/health/health.module.js';
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
        HealthModule,
      ],
    };
  }
}
