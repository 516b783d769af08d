import { Module } from '@nestjs/common';
import { PostgresModule } from '../../platform/database/notifications/postgres.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AdminModule } from '../admin/index.js';
import { BoardModule } from '../board/index.js';
import { CarsModule } from '../cars/index.js';
import { EventsModule } from '../events/index.js';
import { ManagedContentModule } from '../managed-content/index.js';
import { SiteModule } from '../site/index.js';
import { VideosModule } from '../videos/index.js';
import { ArchiveController } from './issues/archive.controller.js';
import { NewsletterArchive } from './issues/archive.service.js';
import { IssueActions } from './issues/issue-actions.service.js';
import { IssueContents } from './issues/issue-content.service.js';
import { IssueDeliveries } from './issues/issue-deliveries.service.js';
import { IssueFeeder } from './issues/issue-feeder.service.js';
import { IssuesController } from './issues/issues.controller.js';
import { IssuesService } from './issues/issues.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterResponder } from './newsletter.responder.js';
import { NewsletterLinks } from './newsletter-links.js';
import { NewsletterPagesController } from './newsletter-pages.controller.js';
import { SubscribersService } from './subscribers.service.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { SundayWraps } from './wrap/sunday-wraps.service.js';
import { WrapController } from './wrap/wrap.controller.js';

/** The newsletter: subscriptions, the pages behind links in mails, and the administrator's list. */
@Module({
  imports: [
    AdminModule,
    BoardModule,
    CarsModule,
    EventsModule,
    JobsModule,
    MailModule,
    ManagedContentModule,
    PostgresModule,
    SiteModule,
    VideosModule,
  ],
  controllers: [
    ArchiveController,
    IssuesController,
    NewsletterController,
    NewsletterPagesController,
    WrapController,
  ],
  providers: [
    IssueActions,
    NewsletterArchive,
    IssueContents,
    IssueDeliveries,
    IssueFeeder,
    IssuesService,
    NewsletterLinks,
    NewsletterResponder,
    SubscribersService,
    SubscriptionsService,
    SundayWraps,
  ],
  exports: [NewsletterArchive, SundayWraps],
})
export class NewsletterModule {}
