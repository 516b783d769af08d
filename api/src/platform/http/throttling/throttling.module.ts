import { Global, Module } from '@nestjs/common';
import { ThrottlingService } from './throttling.service.js';

/** Rate limits. Global because `@Limit` works on any controller. */
@Global()
@Module({ providers: [ThrottlingService], exports: [ThrottlingService] })
export class ThrottlingModule {}
