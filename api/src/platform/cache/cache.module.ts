import { Global, Module } from '@nestjs/common';
import { PostgresModule } from '../database/notifications/postgres.module.js';
import { ResponseCache } from './response-cache.js';
import { RevisionService } from './revision.service.js';

/**
 * Content revision and response cache. Global because `@PublicList` works on any controller.
 */
@Global()
@Module({
  imports: [PostgresModule],
  providers: [ResponseCache, RevisionService],
  exports: [ResponseCache, RevisionService],
})
export class CacheModule {}
