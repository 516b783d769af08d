import { Global, Module } from '@nestjs/common';
import { HousekeepingService } from './housekeeping.service.js';
import { NodeConnection } from './node-connection.js';

/** The node's lasting connection to the database, for notices and locks. */
@Global()
@Module({ providers: [NodeConnection, HousekeepingService], exports: [NodeConnection] })
export class PostgresModule {}
