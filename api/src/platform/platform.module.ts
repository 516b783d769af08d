import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { CacheModule } from './cache/cache.module.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { IdempotencyModule } from './http/idempotency/idempotency.module.js';
import { ThrottlingModule } from './http/throttling/throttling.module.js';
import { schemaPipe } from './http/validation/schema.pipe.js';
import { JobsModule } from './jobs/jobs.module.js';
import { HealthChecksModule } from './observability/health-checks.module.js';
import { loggingModule } from './observability/logging/logging.module.js';
import { MetricsModule } from './observability/metrics/metrics.module.js';

/** Services without a subject: logs, errors, validation, idempotency, cache, rate limits, jobs. */
@Module({
  imports: [
    loggingModule(),
    HealthChecksModule,
    IdempotencyModule,
    CacheModule,
    ThrottlingModule,
    JobsModule,
    MetricsModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useFactory: schemaPipe },
  ],
})
export class PlatformModule {}
