// biome-ignore-all format: one name a line would make this list three times as long.

export {
  type ActivityItem, type ActivityPage, type ActivityQuery, type ActivitySubject, activityPageSchema,
  activityQuerySchema,
} from './activity.js';
export { type AdminEvent, adminEventSchema, type StoredAdminEvent } from './admin-event.js';
export { ACTIVITY_CARS_MAX, ACTIVITY_PAGE_MAX, ADMIN_SESSION_IDLE_S, ADMIN_SESSION_MAX_S, ADMIN_STREAM_RETRY_MS, BULK_AT_ONCE, CAR_OPTIONS_MAX, STATISTICS_DAYS, STATISTICS_DAYS_MAX } from './admin-limits.js';
export { adminMessages } from './admin-messages.js';
export { ADMIN_ROLES, type AdminRole } from './admin-role.js';
export {
  ADMIN_TABS, type AdminTabId, adminTabLabel, adminTabShortcut, isTabOf, toAdminTabId,
} from './admin-tabs.js';
export {
  type AppLogin, type AppLoginApproved, type AppLoginClaim, type AppLoginNumber, type AppLoginPending,
  type AppLoginStart, appLoginApprovalSchema, appLoginApprovedSchema, appLoginClaimSchema,
  appLoginNumberSchema, appLoginPendingSchema, appLoginSchema, appLoginStartSchema,
} from './app-login.js';
export { type Deletion, deletionSchema } from './deletion.js';
export { APP_LOGIN_POLL_MS, FACTOR_CODE_MAX_LENGTH, PASSKEY_CHALLENGE_S, PASSKEY_NAME_MAX_LENGTH, RECOVERY_CODES, TIME_CODE_DIGITS, TIME_CODE_STEP_S } from './factor-limits.js';
export { factorMessages } from './factor-messages.js';
export { factorRoutes } from './factor-routes.js';
export { type AuthenticatorCode, type AuthenticatorSetup, authenticatorCodeSchema, authenticatorSetupSchema, type FactorProof, type Factors, factorProofSchema, factorsSchema, type Passkey, type PasskeyAdd, type PasskeyLogin, type PasskeyOptions, type PasskeyRename, passkeyAddSchema, passkeyLoginSchema, passkeyOptionsSchema, passkeyRenameSchema, type RecoveryCodes, recoveryCodesSchema } from './factors.js';
export {
  extendIdleSession, formatCountdown, type IdlePhase, type IdleSession, idlePhase, idleSecondsLeft,
  msToNextIdleStep, recordActivity, recordActivityElsewhere, startIdleSession,
} from './idle-session.js';
export {
  type EndedSessions, endedSessionsSchema, type OwnSession, ownSessionSchema, type PasswordChange,
  passwordChangeSchema,
} from './own-sessions.js';
export {
  type PasskeyAssertion, type PasskeyAttestation,
} from './passkey-schemas.js';
export {
  type Account, accountSchema, type Invitation, type InvitationAccept, type Invite, invitationAcceptSchema,
  invitationSchema, invitationTokenSchema, inviteSchema, type OpenInvitation, openInvitationSchema,
  type RoleChange, roleChangeSchema,
} from './people.js';
export { INVITATION_MS, PASSWORD_MIN_LENGTH } from './people-limits.js';
export { peopleRoutes } from './people-routes.js';
export {
  type Administrator, administratorSchema, type Credentials, credentialsSchema, type Login, loginSchema, type Session,
  sessionSchema, type Token, tokenSchema,
} from './session.js';
export {
  DEMO_KINDS, type DemoCounts, type DemoKind, type DemoRemoval, demoRemovalSchema, demoTotal,
  NO_DEMO_CONTENT, type SiteSetup, siteSetupSchema,
} from './site-setup.js';
export {
  type Statistics, type StatisticsDay, type StatisticsQuery, statisticsQuerySchema, statisticsSchema,
} from './statistics.js';
