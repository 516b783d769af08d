import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ActivityModule } from './activity/activity.module.js';
import { AdminEventsModule } from './admin-events/admin-events.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BoardModule } from './board/board.module.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { loggingModule } from './logging/logging.module.js';
import { MailModule } from './mail/mail.module.js';
import { MediaModule } from './media/media.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { PostgresModule } from './postgres/postgres.module.js';
import { PublicContentModule } from './public-content/public-content.module.js';
import { RevisionModule } from './revision/revision.module.js';
import { ThrottlingModule } from './throttling/throttling.module.js';
import { schemaPipe } from './validation/schema.pipe.js';

/** What every feature stands on: logs, errors, validation, sessions, activity, idempotency, revision, limits, jobs, mail. */
@Module({
  imports: [
    loggingModule(),
    PostgresModule,
    ActivityModule,
    AdminEventsModule,
    AuthModule,
    IdempotencyModule,
    RevisionModule,
    ThrottlingModule,
    BoardModule,
    MediaModule,
    JobsModule,
    MailModule,
    PublicContentModule,
    MetricsModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useFactory: schemaPipe },
  ],
})
export class PlatformModule {}
