import { Module } from '@nestjs/common';
import { ClockHealth } from './clock-health.js';
import { DatabaseHealth } from './database-health.js';
import { NodeConnection } from './node-connection.js';
import { ServerHealth } from './server-health.js';

/** The node's dedicated database connection, and the health checks of database, clocks and nodes. */
@Module({
  providers: [NodeConnection, DatabaseHealth, ClockHealth, ServerHealth],
  exports: [NodeConnection],
})
export class PostgresModule {}
