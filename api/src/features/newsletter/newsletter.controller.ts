import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  apiRoutes,
  type Deletion,
  type MailDelivery,
  mailDeliverySchema,
  newsletterSignupSchema,
  type OutboxMail,
  outboxMailSchema,
  type SignupReceipt,
  type Subscriber,
  signupReceiptSchema,
  subscriberSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { AdminOnly, CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { AnswersAs } from '../../platform/http/openapi/describe.decorators.js';
import { AdminDelete, AdminRoute } from '../../platform/http/routes.decorators.js';
import { Limit } from '../../platform/http/throttling/limit.decorator.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { SubscribersService } from './subscribers.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

/** The newsletter, contract section 3. */
@ApiTags('newsletter')
@Controller()
export class NewsletterController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly subscribers: SubscribersService,
    private readonly mails: MailService,
  ) {}

  @Post(apiRoutes.newsletter.signup)
  @ApiOperation({ summary: 'Asks for the newsletter; the answer is the same for a known address' })
  @ApiAcceptedResponse({ standardSchema: signupReceiptSchema })
  @HttpCode(202)
  @Idempotent()
  @Limit('newsletter')
  async signup(
    @Body({ schema: newsletterSignupSchema }) { email }: z.output<typeof newsletterSignupSchema>,
  ): Promise<SignupReceipt> {
    await this.subscriptions.signup(email);
    return { status: 'ok' };
  }

  @AdminRoute(Get(apiRoutes.newsletter.list), 'Every subscriber, the newest first', z.array(subscriberSchema))
  list(): Promise<Subscriber[]> {
    return this.subscribers.list();
  }

  @Get(apiRoutes.newsletter.exportCsv)
  @ApiOperation({ summary: 'The subscribers as a CSV file, each with their link to unsubscribe' })
  @AnswersAs(['text/csv'])
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="subscribers.csv"')
  @AdminOnly()
  exportCsv(): Promise<string> {
    return this.subscribers.exportCsv();
  }

  @AdminDelete(apiRoutes.newsletter.delete, 'Removes a subscriber for good')
  async delete(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    await this.subscribers.delete(id, admin);
    return { deleted: true };
  }

  @AdminRoute(
    Get(apiRoutes.newsletter.outbox),
    'The mails that wait, or are kept while no mail server is set, newest first',
    z.array(outboxMailSchema),
  )
  outbox(): Promise<OutboxMail[]> {
    return this.mails.outbox();
  }

  @AdminRoute(Get(apiRoutes.newsletter.delivery), 'Whether mails leave this server', mailDeliverySchema)
  delivery(): MailDelivery {
    return { hasMailServer: this.mails.hasMailServer };
  }
}
