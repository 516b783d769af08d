import { Module } from '@nestjs/common';
import { PostgresModule } from '../../platform/database/notifications/postgres.module.js';
import { DrainingModule } from '../../platform/http/draining/draining.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AdminModule } from '../admin/index.js';
import { ManagedContentModule } from '../managed-content/index.js';
import { MediaModule } from '../media/index.js';
import { StripsModule } from '../strips/index.js';
import { VotesModule } from '../votes/index.js';
import { BoardReadModel } from './board/board-read-model.js';
import { PagesHealth } from './board/pages-health.js';
import { AdminPresenter } from './cars/admin.presenter.js';
import { CarChanges } from './cars/car-changes.js';
import { CarsController } from './cars/cars.controller.js';
import { CarsService } from './cars/cars.service.js';
import { RunMoves } from './cars/run-moves.service.js';
import { BoardEntries } from './entries/board-entries.service.js';
import { LeaderboardController } from './entries/leaderboard.controller.js';
import { LeaderboardService } from './entries/leaderboard.service.js';
import { BoardQueries, EntryQueries } from './entries/list-queries.js';
import { RecordsController } from './lineage/records.controller.js';
import { RecordsService } from './lineage/records.service.js';
import { VoteLeads } from './lineage/vote-leads.service.js';
import { LiveBoardController } from './live/live-board.controller.js';
import { LiveBoard } from './live/live-board.service.js';
import { CarPagesController } from './pages/car-pages.controller.js';
import { CarPages } from './pages/car-pages.service.js';
import { CarPicturesController } from './pictures/car-pictures.controller.js';
import { CarPictures } from './pictures/car-pictures.service.js';
import { PlacingController } from './placing/placing.controller.js';
import { PositionsService } from './positions/positions.service.js';
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
import { NamedSegments } from './segments/named-segments.service.js';
import { SegmentsController } from './segments/segments.controller.js';
import { SegmentsService } from './segments/segments.service.js';
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
    DrainingModule,
    JobsModule,
    MailModule,
    ManagedContentModule,
    MediaModule,
    PostgresModule,
    StripsModule,
    VotesModule,
  ],
  controllers: [
    LeaderboardController,
    CarPagesController,
    CarPicturesController,
    CarsController,
    LiveBoardController,
    EntriesController,
    PlacingController,
    ReviewController,
    RecordsController,
    RunVideosController,
    SeenPicturesController,
    SegmentsController,
    SlipsController,
    SubmitController,
    SubmissionsController,
  ],
  providers: [
    AdminPresenter,
    BoardEntries,
    BoardQueries,
    BoardReadModel,
    CarChanges,
    CarPages,
    CarPictures,
    CarsService,
    LeaderboardService,
    LiveBoard,
    NamedSegments,
    PagesHealth,
    PositionsService,
    RecordsService,
    PictureFingerprints,
    RejectedCars,
    EntriesService,
    ReviewService,
    RunMoves,
    RunVideos,
    SeenPicturesService,
    StoredFingerprints,
    SegmentsService,
    SlipReader,
    SlipReadingsService,
    DriverMails,
    EntryQueries,
    OwnSubmissionsService,
    SubmissionDecisions,
    SubmissionPresenter,
    SubmissionStatusService,
    SubmissionsService,
    VoteLeads,
  ],
  exports: [CarPages, LeaderboardService, RecordsService, RunVideos, SegmentsService],
})
export class LeaderboardModule {}
