import { Module } from '@nestjs/common';
import { ManagedContentModule } from '../managed-content/index.js';
import { StripsController } from './strips.controller.js';
import { StripsService } from './strips.service.js';

/** Strips on which runs are timed. */
@Module({
  imports: [ManagedContentModule],
  controllers: [StripsController],
  providers: [StripsService],
})
export class StripsModule {}
