import { applyDecorators, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { apiRoutes } from '@quartermile/core/domain';
import type { FastifyReply } from 'fastify';
import { AnswersAs } from '../../platform/http/openapi/describe.decorators.js';
import { routeMetadata } from '../../platform/http/route-metadata.js';
import { NewsletterResponder } from './newsletter.responder.js';
import { newsletterMailMessages } from './newsletter-messages.js';
import { SubscriptionsService } from './subscriptions.service.js';

/** Marks a route that accepts form bodies of any encoding and ignores them. Other routes return 415. */
const Forms = (): MethodDecorator => routeMetadata({ forms: true });

/** Responds with a page even for an invalid link; describes the token in the query. */
const MailPage = (): MethodDecorator =>
  applyDecorators(
    ApiQuery({ name: 'token', schema: { type: 'string' } }),
    AnswersAs(['text/html']),
    AnswersAs(['text/html'], { status: 400, description: newsletterMailMessages.pages.badLink.detail }),
  );

/**
 * Pages behind the links in mails. GET changes nothing, because mail scanners follow links; a button posts a form to
 * the same URL, without scripts.
 */
@ApiTags('newsletter')
@Controller()
export class NewsletterPagesController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly responder: NewsletterResponder,
  ) {}

  @Get(apiRoutes.newsletter.confirm)
  @ApiOperation({ summary: 'The page with the button that confirms a subscription' })
  @MailPage()
  async showConfirm(@Query('token') token: unknown, @Res() reply: FastifyReply): Promise<void> {
    const isGood = await this.subscriptions.canConfirm(token);
    await this.responder.send(isGood ? 'confirm' : 'badLink', reply);
  }

  @Post(apiRoutes.newsletter.confirm)
  @ApiOperation({ summary: 'Confirms a subscription, and says so on a page' })
  @MailPage()
  @Forms()
  async confirm(@Query('token') token: unknown, @Res() reply: FastifyReply): Promise<void> {
    const isDone = await this.subscriptions.confirm(token);
    await this.responder.send(isDone ? 'confirmed' : 'badLink', reply);
  }

  @Get(apiRoutes.newsletter.unsubscribe)
  @ApiOperation({ summary: 'The page with the button that ends a subscription' })
  @MailPage()
  async showUnsubscribe(@Query('token') token: unknown, @Res() reply: FastifyReply): Promise<void> {
    const isGood = this.subscriptions.canUnsubscribe(token);
    await this.responder.send(isGood ? 'unsubscribe' : 'badLink', reply);
  }

  @Post(apiRoutes.newsletter.unsubscribe)
  @ApiOperation({ summary: 'Ends a subscription: the one click of RFC 8058, or the button of the page' })
  @MailPage()
  @Forms()
  async unsubscribe(@Query('token') token: unknown, @Res() reply: FastifyReply): Promise<void> {
    const isDone = await this.subscriptions.unsubscribe(token);
    await this.responder.send(isDone ? 'unsubscribed' : 'badLink', reply);
  }
}
