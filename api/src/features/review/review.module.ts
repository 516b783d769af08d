import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { AdminModule } from '../admin/index.js';
import { BoardModule } from '../board/index.js';
import { CarsModule } from '../cars/index.js';
import { MediaModule } from '../media/index.js';
import { SubmissionsModule } from '../submissions/index.js';
import { EntriesController } from './entries.controller.js';
import { EntriesService } from './entries.service.js';
import { RejectedCars } from './rejected-cars.service.js';
import { ReviewController } from './review.controller.js';
import { ReviewService } from './review.service.js';
import { PictureFingerprints } from './seen/picture-fingerprints.service.js';
import { SeenPicturesController } from './seen/seen-pictures.controller.js';
import { SeenPicturesService } from './seen/seen-pictures.service.js';
import { StoredFingerprints } from './seen/stored-fingerprints.service.js';
import { SubmissionDecisions } from './submission-decisions.service.js';

/** Decisions about submissions, and pictures that were seen before. */
@Module({
  imports: [AdminModule, BoardModule, CarsModule, JobsModule, MediaModule, SubmissionsModule],
  controllers: [EntriesController, ReviewController, SeenPicturesController],
  providers: [
    EntriesService,
    PictureFingerprints,
    RejectedCars,
    ReviewService,
    SeenPicturesService,
    StoredFingerprints,
    SubmissionDecisions,
  ],
})
export class ReviewModule {}
