import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type ActivityPage,
  type ActivityQuery,
  activityPageSchema,
  activityQuerySchema,
  apiRoutes,
  type Credentials,
  credentialsSchema,
  type Login,
  loginSchema,
  type Session,
  sessionSchema,
  type Token,
  tokenSchema,
} from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import {
  AdminOnly,
  AdminRenewal,
  CurrentAdmin,
  ReviewersToo,
} from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { loginCaller } from '../../../platform/http/access/known-device.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { idempotencyKeyOf } from '../../../platform/http/idempotency/idempotency-key.js';
import { OwnIdempotency } from '../../../platform/http/idempotency/idempotent.decorator.js';
import { AdminRoute, AnyAdminRoute, Route } from '../../../platform/http/routes.decorators.js';
import { ActivityService } from '../activity/activity.service.js';
import { AdminService } from '../factors/admin.service.js';
import { KnownDevices } from '../sessions/known-devices.service.js';
import { sessionOrigin } from '../sessions/session-origin.js';

/** Routes of the administrator's account, contract section 3. */
@ApiTags('admin')
@Controller()
export class AdminController {
  constructor(
    private readonly admin: AdminService,
    private readonly activityBook: ActivityService,
    private readonly devices: KnownDevices,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Opens a session. The token is not stored for replays; the same key signs it again. */
  @Route(Post(apiRoutes.admin.login), 'Sign in; 429 after five failures in 15 minutes', loginSchema)
  @OwnIdempotency()
  @Refuses('invalid_credentials', 'second_factor_required', 'invalid_code', 'too_many_logins')
  async login(
    @Body({ schema: credentialsSchema }) credentials: Credentials,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Login> {
    const login = await this.admin.login(credentials, {
      caller: loginCaller(request),
      session: sessionOrigin(request, this.config.countryHeader),
      idempotencyKey: idempotencyKeyOf(request),
    });
    await this.devices.remember(request, reply, login.admin.email);
    return login;
  }

  /** Validates the token when the dashboard starts. */
  @AnyAdminRoute(
    Get(apiRoutes.admin.session),
    'Whether the token is still good, and whose it is',
    sessionSchema,
  )
  session(@CurrentAdmin() admin: AdminIdentity): Promise<Session> {
    return this.admin.session(admin);
  }

  /** "Stay Logged In": replaces the token. */
  @Route(Post(apiRoutes.admin.refresh), 'Stay signed in: a new token, and the old one ends', tokenSchema)
  @AdminRenewal()
  @OwnIdempotency()
  refresh(@CurrentAdmin() admin: AdminIdentity, @Req() request: FastifyRequest): Promise<Token> {
    return this.admin.refresh(admin, idempotencyKeyOf(request));
  }

  /** Ends the session immediately. */
  @Post(apiRoutes.admin.logout)
  @HttpCode(204)
  @AdminOnly()
  @ReviewersToo()
  @ApiOperation({ summary: 'Sign out: the token ends at once' })
  @ApiNoContentResponse()
  logout(@CurrentAdmin() admin: AdminIdentity): Promise<void> {
    return this.admin.logout(admin);
  }

  /** The activity log, newest first. */
  @AdminRoute(
    Get(apiRoutes.admin.activity),
    'What was done, newest first; next is the cursor of the page after',
    activityPageSchema,
  )
  activity(@Query({ schema: activityQuerySchema }) query: ActivityQuery): Promise<ActivityPage> {
    return this.activityBook.list(query);
  }
}
