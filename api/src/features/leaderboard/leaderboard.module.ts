import { Module } from '@nestjs/common';
import { PostgresModule } from '../../platform/database/notifications/postgres.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AdminModule } from '../admin/index.js';
import { BoardModule } from '../board/index.js';
import { MediaModule } from '../media/index.js';
import { StripsModule } from '../strips/index.js';
import { VotesModule } from '../votes/index.js';
import { AdminPresenter } from './cars/admin.presenter.js';
import { CarChanges } from './cars/car-changes.js';
import { CarsController } from './cars/cars.controller.js';
import { CarsService } from './cars/cars.service.js';
import { RunMoves } from './cars/run-moves.service.js';
import { CarPagesController } from './pages/car-pages.controller.js';
import { CarPages } from './pages/car-pages.service.js';
import { CarPicturesController } from './pictures/car-pictures.controller.js';
import { CarPictures } from './pictures/car-pictures.service.js';
import { EntriesController } from './review/entries.controller.js';
import { EntriesService } from './review/entries.service.js';
import { RejectedCars } from './review/rejected-cars.service.js';
import { ReviewController } from './review/review.controller.js';
import { ReviewService } from './review/review.service.js';
import { SubmissionDecisions } from './review/submission-decisions.service.js';
import { RunVideosController } from './run-videos/run-videos.controller.js';
import { RunVideos } from './run-videos/run-videos.service.js';
import { PictureFingerprints } from './seen/picture-fingerprints.service.js';
import { SeenPicturesController } from './seen/seen-pictures.controller.js';
import { SeenPicturesService } from './seen/seen-pictures.service.js';
import { StoredFingerprints } from './seen/stored-fingerprints.service.js';
import { SlipReader } from './slips/slip-reader.service.js';
import { SlipReadingsService } from './slips/slip-readings.service.js';
import { SlipsController } from './slips/slips.controller.js';
import { DriverMails } from './submissions/driver-mails.service.js';
import { OwnSubmissionsService } from './submissions/own-submissions.service.js';
import { SubmissionPresenter } from './submissions/submission-presenter.js';
import { SubmissionStatusService } from './submissions/submission-status.service.js';
import { SubmissionsController } from './submissions/submissions.controller.js';
import { SubmissionsService } from './submissions/submissions.service.js';
import { SubmitController } from './submissions/submit.controller.js';

/** Cars, submissions, review, leaderboard entries and votes. */
@Module({
  imports: [
    AdminModule,
    BoardModule,
    JobsModule,
    MailModule,
    MediaModule,
    PostgresModule,
    StripsModule,
    VotesModule,
  ],
  controllers: [
    CarPagesController,
    CarPicturesController,
    CarsController,
    EntriesController,
    ReviewController,
    RunVideosController,
    SeenPicturesController,
    SlipsController,
    SubmitController,
    SubmissionsController,
  ],
  providers: [
    AdminPresenter,
    CarChanges,
    CarPages,
    CarPictures,
    CarsService,
    PictureFingerprints,
    RejectedCars,
    EntriesService,
    ReviewService,
    RunMoves,
    RunVideos,
    SeenPicturesService,
    StoredFingerprints,
    SlipReader,
    SlipReadingsService,
    DriverMails,
    OwnSubmissionsService,
    SubmissionDecisions,
    SubmissionPresenter,
    SubmissionStatusService,
    SubmissionsService,
  ],
  exports: [CarPages, RunVideos],
})
export class LeaderboardModule {}
