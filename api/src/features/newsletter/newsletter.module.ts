import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AdminModule } from '../admin/index.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterResponder } from './newsletter.responder.js';
import { NewsletterLinks } from './newsletter-links.js';
import { NewsletterPagesController } from './newsletter-pages.controller.js';
import { SubscribersService } from './subscribers.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

/** The newsletter: subscriptions, the pages behind links in mails, and the administrator's list. */
@Module({
  imports: [AdminModule, JobsModule, MailModule],
  controllers: [NewsletterController, NewsletterPagesController],
  providers: [NewsletterLinks, NewsletterResponder, SubscribersService, SubscriptionsService],
})
export class NewsletterModule {}
