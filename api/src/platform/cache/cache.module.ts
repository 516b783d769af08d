import { Global, Module } from '@nestjs/common';
import { PostgresModule } from '../database/notifications/postgres.module.js';
import { BeforeRouter } from './before-router/before-router.service.js';
import { CountsRevision } from './counts-revision.js';
import { PublicLists } from './public-lists.js';
import { ResponseCache } from './response-cache.js';
import { RevisionService } from './revision.service.js';

/**
 * Content and counts revisions, response cache, and cached responses served before the router. Global because `@PublicList` works on any controller.
 */
@Global()
@Module({
  imports: [PostgresModule],
  providers: [
    BeforeRouter,
    CountsRevision,
    PublicLists,
    { provide: ResponseCache, useFactory: () => new ResponseCache() },
    RevisionService,
  ],
  exports: [BeforeRouter, CountsRevision, PublicLists, ResponseCache, RevisionService],
})
export class CacheModule {}
