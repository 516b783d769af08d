import { Global, Module } from '@nestjs/common';
import { PostgresModule } from '../database/notifications/postgres.module.js';
import { CountsRevision } from './counts-revision.js';
import { ResponseCache } from './response-cache.js';
import { RevisionService } from './revision.service.js';

/**
 * Content and counts revisions, and response cache. Global because `@PublicList` works on any controller.
 */
@Global()
@Module({
  imports: [PostgresModule],
  providers: [CountsRevision, ResponseCache, RevisionService],
  exports: [CountsRevision, ResponseCache, RevisionService],
})
export class CacheModule {}
