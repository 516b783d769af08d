export { SegmentEntity } from './segment.entity.js';
export { SegmentsModule } from './segments.module.js';
export { type SegmentRanking, SegmentsService } from './segments.service.js';
