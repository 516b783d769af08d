import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AdminModule } from '../admin/index.js';
import { BoardModule } from '../board/index.js';
import { MediaModule } from '../media/index.js';
import { VotesModule } from '../votes/index.js';
import { DriverMails } from './driver-mails.service.js';
import { OwnSubmissionsService } from './own-submissions.service.js';
import { SlipReader } from './slips/slip-reader.service.js';
import { SlipsController } from './slips/slips.controller.js';
import { SubmissionPresenter } from './submission-presenter.js';
import { SubmissionsController } from './submissions.controller.js';
import { SubmissionsService } from './submissions.service.js';
import { SubmitController } from './submit.controller.js';

/** Submissions of cars, what their drivers see and change of them, and what is read from their slips. */
@Module({
  imports: [AdminModule, BoardModule, JobsModule, MailModule, MediaModule, VotesModule],
  controllers: [SlipsController, SubmissionsController, SubmitController],
  providers: [DriverMails, OwnSubmissionsService, SlipReader, SubmissionPresenter, SubmissionsService],
  exports: [DriverMails],
})
export class SubmissionsModule {}
