import { Body, Controller, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type Deletion,
  type EndedSessions,
  endedSessionsSchema,
  type OwnSession,
  ownSessionSchema,
  type PasswordChange,
  passwordChangeSchema,
  peopleRoutes,
} from '@quartermile/core/domain';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AdminOnly, CurrentAdmin, ReviewersToo } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { loginCaller } from '../../../platform/http/access/known-device.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { AdminDelete, AnyAdminRoute } from '../../../platform/http/routes.decorators.js';
import { OwnAccountService } from './own-account.service.js';

/** An administrator's own sessions and password, decision 74. */
@ApiTags('admin')
@Controller()
export class OwnAccountController {
  constructor(private readonly own: OwnAccountService) {}

  @AnyAdminRoute(
    Get(peopleRoutes.sessions),
    'The caller’s open sessions, the latest used first',
    z.array(ownSessionSchema),
  )
  sessions(@CurrentAdmin() admin: AdminIdentity): Promise<OwnSession[]> {
    return this.own.listSessions(admin);
  }

  @AdminDelete(peopleRoutes.endSession, 'Ends one of the caller’s sessions at once')
  @ReviewersToo()
  async endSession(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    await this.own.endSession(id, admin);
    return { deleted: true };
  }

  /** Needs no idempotency key: repeated, it ends no other sessions. */
  @AnyAdminRoute(
    Post(peopleRoutes.endOtherSessions),
    'Ends all sessions of the caller but this one',
    endedSessionsSchema,
  )
  async endOtherSessions(@CurrentAdmin() admin: AdminIdentity): Promise<EndedSessions> {
    return { ended: await this.own.endOtherSessions(admin) };
  }

  @Put(peopleRoutes.password)
  @HttpCode(204)
  @AdminOnly()
  @ReviewersToo()
  @Refuses('too_many_logins')
  @ApiOperation({ summary: 'Changes the caller’s password, which ends the other sessions' })
  @ApiNoContentResponse()
  changePassword(
    @Body({ schema: passwordChangeSchema }) change: PasswordChange,
    @CurrentAdmin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.own.changePassword(change, admin, loginCaller(request));
  }
}
