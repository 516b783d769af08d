import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PostgresModule } from '../../platform/database/notifications/postgres.module.js';
import { DrainingModule } from '../../platform/http/draining/draining.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { MediaModule } from '../media/index.js';
import { AdminController } from './accounts/admin.controller.js';
import { ActivityService } from './activity/activity.service.js';
import { ActivityPictures } from './activity/activity-pictures.js';
import { PublicChanges } from './activity/public-changes.service.js';
import { CountedAttempts } from './credentials/counted-attempts.service.js';
import { LoginAttemptsService } from './credentials/login-attempts.service.js';
import { PasswordQueue } from './credentials/password-queue.js';
import { AdminService } from './factors/admin.service.js';
import { AppLoginController } from './factors/app-login.controller.js';
import { AppLoginService } from './factors/app-login.service.js';
import { AuthenticatorService } from './factors/authenticator.service.js';
import { FactorProofService } from './factors/factor-proof.service.js';
import { FactorsController } from './factors/factors.controller.js';
import { FactorsService } from './factors/factors.service.js';
import { PasskeyChallenges } from './factors/passkey-challenges.service.js';
import { PasskeyLoginService } from './factors/passkey-login.service.js';
import { PasskeysController } from './factors/passkeys.controller.js';
import { PasskeysService } from './factors/passkeys.service.js';
import { RecoveryCodesService } from './factors/recovery-codes.service.js';
import { SecondFactorService } from './factors/second-factor.service.js';
import { AdministratorsService } from './sessions/administrators.service.js';
import { KnownDevices } from './sessions/known-devices.service.js';
import { OwnAccountController } from './sessions/own-account.controller.js';
import { OwnAccountService } from './sessions/own-account.service.js';
import { RememberedSessions } from './sessions/remembered-sessions.js';
import { SessionService } from './sessions/session.service.js';
import { tokenOptions } from './sessions/token-options.js';
import { AdminEvents } from './stream/admin-events.service.js';
import { AdminStreamController } from './stream/admin-stream.controller.js';
import { AdminStreams } from './stream/admin-streams.service.js';
import { AcceptInvitationService } from './team/accept-invitation.service.js';
import { InvitationsService } from './team/invitations.service.js';
import { TeamController } from './team/team.controller.js';
import { TeamService } from './team/team.service.js';

/** Administrators: accounts, roles and invitations, sessions, activity log and live stream. */
@Module({
  imports: [
    DrainingModule,
    MediaModule,
    JwtModule.registerAsync(tokenOptions),
    JobsModule,
    MailModule,
    PostgresModule,
  ],
  controllers: [
    AdminController,
    AdminStreamController,
    AppLoginController,
    FactorsController,
    OwnAccountController,
    PasskeysController,
    TeamController,
  ],
  providers: [
    AcceptInvitationService,
    ActivityPictures,
    ActivityService,
    AdminEvents,
    AdminService,
    AdministratorsService,
    AdminStreams,
    AppLoginService,
    AuthenticatorService,
    CountedAttempts,
    FactorProofService,
    FactorsService,
    InvitationsService,
    KnownDevices,
    LoginAttemptsService,
    OwnAccountService,
    PasskeyChallenges,
    PasskeyLoginService,
    PasskeysService,
    PasswordQueue,
    PublicChanges,
    RecoveryCodesService,
    RememberedSessions,
    SecondFactorService,
    SessionService,
    TeamService,
  ],
  exports: [ActivityService, AdminEvents, AdministratorsService, AdminStreams, PublicChanges, SessionService],
})
export class AdminModule {}
