import { Module } from '@nestjs/common';
import { NodeConnection } from './node-connection.js';

/** The node's dedicated database connection. */
@Module({ providers: [NodeConnection], exports: [NodeConnection] })
export class PostgresModule {}
