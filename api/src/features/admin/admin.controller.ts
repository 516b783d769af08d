import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import {
  type ActivityPage,
  type ActivityQuery,
  activityQuerySchema,
  apiRoutes,
  type Credentials,
  credentialsSchema,
  type Login,
  type Session,
  type Token,
} from '@quartermile/core/domain';
import type { FastifyRequest } from 'fastify';
import { ActivityService } from '../../platform/activity/activity.service.js';
import { AdminOnly, AdminRenewal, CurrentAdmin } from '../../platform/auth/access.decorators.js';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { idempotencyKeyOf } from '../../platform/idempotency/idempotency-key.js';
import { AdminService } from './admin.service.js';

/** The administrator's own calls, contract section 3. */
@Controller()
export class AdminController {
  constructor(
    private readonly admin: AdminService,
    private readonly activityBook: ActivityService,
  ) {}

  /** Opens a session. Its token is never kept for replays: the same key gets it signed anew. */
  @Post(apiRoutes.admin.login)
  @HttpCode(200)
  login(
    @Body({ schema: credentialsSchema }) credentials: Credentials,
    @Req() request: FastifyRequest,
  ): Promise<Login> {
    return this.admin.login(credentials, { address: request.ip, idempotencyKey: idempotencyKeyOf(request) });
  }

  /** The check at start-up: whether the token is still good, and whose it is. */
  @Get(apiRoutes.admin.session)
  @AdminOnly()
  session(@CurrentAdmin() admin: AdminIdentity): Promise<Session> {
    return this.admin.session(admin);
  }

  /** "Stay Logged In": a new token for the old one. */
  @Post(apiRoutes.admin.refresh)
  @HttpCode(200)
  @AdminRenewal()
  refresh(@CurrentAdmin() admin: AdminIdentity, @Req() request: FastifyRequest): Promise<Token> {
    return this.admin.refresh(admin, idempotencyKeyOf(request));
  }

  /** Ends the session at once. */
  @Post(apiRoutes.admin.logout)
  @HttpCode(204)
  @AdminOnly()
  logout(@CurrentAdmin() admin: AdminIdentity): Promise<void> {
    return this.admin.logout(admin);
  }

  /** What was done, newest first. */
  @Get(apiRoutes.admin.activity)
  @AdminOnly()
  activity(@Query({ schema: activityQuerySchema }) query: ActivityQuery): Promise<ActivityPage> {
    return this.activityBook.list(query);
  }
}
