import { Global, Module } from '@nestjs/common';
import { ThrottlingService } from './throttling.service.js';

/** Limits on calls. */
@Global()
@Module({ providers: [ThrottlingService], exports: [ThrottlingService] })
export class ThrottlingModule {}
