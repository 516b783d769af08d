import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type Account,
  accountSchema,
  type Deletion,
  type Invitation,
  type InvitationAccept,
  type Invite,
  invitationAcceptSchema,
  invitationSchema,
  invitationTokenSchema,
  inviteSchema,
  type OpenInvitation,
  openInvitationSchema,
  peopleRoutes,
  type RoleChange,
  roleChangeSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { AdminOnly, CurrentAdmin } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.decorator.js';
import { AdminCreate, AdminDelete, AdminUpdate } from '../../../platform/http/routes.decorators.js';
import { AcceptInvitationService } from './accept-invitation.service.js';
import { InvitationsService } from './invitations.service.js';
import { TeamService } from './team.service.js';

/** Administrators and invitations, decision 74. */
@ApiTags('admin')
@Controller()
export class TeamController {
  constructor(
    private readonly team: TeamService,
    private readonly invitations: InvitationsService,
    private readonly accepting: AcceptInvitationService,
  ) {}

  @Get(peopleRoutes.administrators)
  @AdminOnly()
  @ApiOperation({ summary: 'All administrators, the oldest account first' })
  @ApiOkResponse({ standardSchema: z.array(accountSchema) })
  list(): Promise<Account[]> {
    return this.team.list();
  }

  @AdminUpdate(peopleRoutes.changeRole, 'Changes a role, which ends the person’s sessions', accountSchema)
  @Refuses('last_owner', 'conflict')
  changeRole(
    @Param('id') id: string,
    @Body({ schema: roleChangeSchema }) { role }: RoleChange,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Account> {
    return this.team.changeRole(id, role, admin);
  }

  @AdminDelete(peopleRoutes.removeAdministrator, 'Removes an administrator, whose sessions end at once')
  @Refuses('last_owner', 'conflict')
  async remove(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    await this.team.remove(id, admin);
    return { deleted: true };
  }

  @Get(peopleRoutes.invitations)
  @AdminOnly()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Invitations that were not accepted, the newest first; with links if no mail is sent',
  })
  @ApiOkResponse({ standardSchema: z.array(invitationSchema) })
  listInvitations(): Promise<Invitation[]> {
    return this.invitations.list();
  }

  @AdminCreate(peopleRoutes.invite, 'Invites a person by mail', invitationSchema)
  invite(
    @Body({ schema: inviteSchema }) invite: Invite,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Invitation> {
    return this.invitations.invite(invite, admin);
  }

  @Post(peopleRoutes.resendInvitation)
  @HttpCode(200)
  @AdminOnly()
  @Idempotent()
  @ApiOperation({ summary: 'Sends an invitation again with a new link; the previous one ends' })
  @ApiOkResponse({ standardSchema: invitationSchema })
  resend(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Invitation> {
    return this.invitations.resend(id, admin);
  }

  @AdminDelete(peopleRoutes.revokeInvitation, 'Withdraws an invitation')
  async revoke(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    await this.invitations.revoke(id, admin);
    return { deleted: true };
  }

  /** A POST, because the token must not be in an address. */
  @Post(peopleRoutes.openInvitation)
  @HttpCode(200)
  @Refuses('invitation_over')
  @ApiOperation({ summary: 'The invitation of a link, for the invited person' })
  @ApiOkResponse({ standardSchema: openInvitationSchema })
  open(
    @Body({ schema: invitationTokenSchema }) { token }: z.output<typeof invitationTokenSchema>,
  ): Promise<OpenInvitation> {
    return this.accepting.open(token);
  }

  /** Needs no idempotency key: a link works once. */
  @Post(peopleRoutes.acceptInvitation)
  @HttpCode(200)
  @Refuses('invitation_over')
  @ApiOperation({ summary: 'Accepts an invitation with a password, once' })
  @ApiOkResponse({ standardSchema: openInvitationSchema })
  accept(@Body({ schema: invitationAcceptSchema }) accept: InvitationAccept): Promise<OpenInvitation> {
    return this.accepting.accept(accept);
  }
}
