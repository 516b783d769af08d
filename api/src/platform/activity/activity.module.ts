import { Global, Module } from '@nestjs/common';
import { ActivityService } from './activity.service.js';

/** The book of what was done, for every feature. */
@Global()
@Module({ providers: [ActivityService], exports: [ActivityService] })
export class ActivityModule {}
