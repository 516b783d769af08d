import { Module } from '@nestjs/common';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterResponder } from './newsletter.responder.js';
import { NewsletterLinks } from './newsletter-links.js';
import { NewsletterPagesController } from './newsletter-pages.controller.js';
import { SubscribersService } from './subscribers.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

/** The newsletter: signing up, the pages behind the links in mails, and the administrator's side. */
@Module({
  controllers: [NewsletterController, NewsletterPagesController],
  providers: [NewsletterLinks, NewsletterResponder, SubscribersService, SubscriptionsService],
})
export class NewsletterModule {}
