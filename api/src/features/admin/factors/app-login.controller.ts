import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type AppLogin,
  type AppLoginApproved,
  type AppLoginClaim,
  type AppLoginNumber,
  type AppLoginPending,
  type AppLoginStart,
  appLoginApprovalSchema,
  appLoginApprovedSchema,
  appLoginClaimSchema,
  appLoginNumberSchema,
  appLoginPendingSchema,
  appLoginSchema,
  appLoginStartSchema,
  factorRoutes,
  type Login,
  loginSchema,
  type PasskeyLogin,
} from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { loginCaller } from '../../../platform/http/access/known-device.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { Limit } from '../../../platform/http/throttling/limit.decorator.js';
import { KnownDevices } from '../sessions/known-devices.service.js';
import { sessionOrigin } from '../sessions/session-origin.js';
import { AppLoginService } from './app-login.service.js';

/** Logins of the desktop app in the system's browser. */
@ApiTags('admin')
@Controller()
export class AppLoginController {
  constructor(
    private readonly logins: AppLoginService,
    private readonly devices: KnownDevices,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post(factorRoutes.appLogin)
  @HttpCode(200)
  @Limit('passkeyChallenge')
  @Refuses('passkeys_unavailable')
  @ApiOperation({ summary: 'Starts a login of the desktop app in the system’s browser, for two minutes' })
  @ApiOkResponse({ standardSchema: appLoginSchema })
  start(@Body({ schema: appLoginStartSchema }) { challenge }: AppLoginStart): Promise<AppLogin> {
    return this.logins.start(challenge);
  }

  @Post(factorRoutes.appLoginClaim)
  @HttpCode(200)
  @Refuses('not_found')
  @ApiOperation({ summary: 'The session of a confirmed login, once, for the app that started it' })
  @ApiOkResponse({ standardSchema: loginSchema })
  @ApiAcceptedResponse({ standardSchema: appLoginPendingSchema })
  async claim(
    @Body({ schema: appLoginClaimSchema }) claim: AppLoginClaim,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Login | AppLoginPending> {
    const login = await this.logins.claim(claim, sessionOrigin(request, this.config.countryHeader));
    if (login) {
      await this.devices.remember(request, reply, login.admin.email);
      return login;
    }
    reply.status(202);
    return { status: 'pending' };
  }

  @Get(factorRoutes.appLoginOne)
  @ApiOperation({ summary: 'The number of a login of the app that waits for the browser' })
  @ApiOkResponse({ standardSchema: appLoginNumberSchema })
  read(@Param('id') id: string): Promise<AppLoginNumber> {
    return this.logins.read(id);
  }

  @Put(factorRoutes.appLoginOne)
  @Refuses('passkey_refused', 'too_many_logins')
  @ApiOperation({ summary: 'Confirms a login of the app by a passkey, in the browser' })
  @ApiOkResponse({ standardSchema: appLoginApprovedSchema })
  async approve(
    @Param('id') id: string,
    @Body({ schema: appLoginApprovalSchema }) { passkey }: PasskeyLogin,
    @Req() request: FastifyRequest,
  ): Promise<AppLoginApproved> {
    await this.logins.approve(id, passkey, loginCaller(request));
    return { approved: true };
  }
}
