import { Module } from '@nestjs/common';
import { Draining } from './draining.js';

/** The state of a stopping node. */
@Module({ providers: [Draining], exports: [Draining] })
export class DrainingModule {}
