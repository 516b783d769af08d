import { Module } from '@nestjs/common';
import { IdempotencyService } from './idempotency.service.js';
import { KeyLocks } from './key-locks.js';

/** Calls that act once however often they arrive. */
@Module({ providers: [IdempotencyService, KeyLocks] })
export class IdempotencyModule {}
