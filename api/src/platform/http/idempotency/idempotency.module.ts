import { Module } from '@nestjs/common';
import { PostgresModule } from '../../database/notifications/postgres.module.js';
import { IdempotencyService } from './idempotency.service.js';
import { KeyLocks } from './key-locks.js';

/** Idempotency keys. */
@Module({ imports: [PostgresModule], providers: [IdempotencyService, KeyLocks] })
export class IdempotencyModule {}
