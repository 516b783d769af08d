import { Global, Module } from '@nestjs/common';
import { NodeConnection } from './node-connection.js';

/** The node's lasting connection to the database, for notices and locks. */
@Global()
@Module({ providers: [NodeConnection], exports: [NodeConnection] })
export class PostgresModule {}
