import { Module } from '@nestjs/common';
import { BoardModule } from '../board/index.js';
import { ManagedContentModule } from '../managed-content/index.js';
import { NamedSegments } from './named-segments.service.js';
import { SegmentsController } from './segments.controller.js';
import { SegmentsService } from './segments.service.js';

/** Segments of the boards: cars that have something in common, with a leader of their own. */
@Module({
  imports: [BoardModule, ManagedContentModule],
  controllers: [SegmentsController],
  providers: [NamedSegments, SegmentsService],
  exports: [SegmentsService],
})
export class SegmentsModule {}
