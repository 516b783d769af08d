import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ActivityModule } from './activity/activity.module.js';
import { AuthModule } from './auth/auth.module.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { schemaPipe } from './validation/schema.pipe.js';

/** What every feature stands on: errors, validation, sessions, activity. */
@Module({
  imports: [ActivityModule, AuthModule],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useFactory: schemaPipe },
  ],
})
export class PlatformModule {}
