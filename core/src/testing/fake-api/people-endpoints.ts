import * as z from 'zod';
import {
  accountSchema,
  alertPreferencesSchema,
  alertRoutes,
  alertSettingsSchema,
  alertTestSchema,
  appLoginApprovalSchema,
  appLoginApprovedSchema,
  appLoginNumberSchema,
  authenticatorCodeSchema,
  authenticatorSetupSchema,
  endedSessionsSchema,
  factorProofSchema,
  factorRoutes,
  factorsSchema,
  invitationAcceptSchema,
  invitationSchema,
  invitationTokenSchema,
  inviteSchema,
  loginSchema,
  openInvitationSchema,
  ownSessionSchema,
  passkeyAddSchema,
  passkeyLoginSchema,
  passkeyOptionsSchema,
  passkeyRenameSchema,
  passwordChangeSchema,
  peopleRoutes,
  pushSubscriptionSchema,
  recoveryCodesSchema,
  roleChangeSchema,
} from '../../domain/index.js';
import { buildAccount, buildFactors } from '../build-session.js';
import { change, command, deletion, list, read } from './endpoint.js';

const people = peopleRoutes;
const factors = factorRoutes;
const nothing = z.undefined();

/** Requests about administrators, invitations and the caller's sessions. */
export const peopleEndpoints = {
  administrators: read(people.administrators, z.array(accountSchema), [buildAccount()]),
  changeRole: change('PUT', people.changeRole, roleChangeSchema, accountSchema),
  removeAdministrator: command('DELETE', people.removeAdministrator, nothing),
  invitations: list(people.invitations, invitationSchema),
  invite: change('POST', people.invite, inviteSchema, invitationSchema),
  resendInvitation: command('POST', people.resendInvitation, invitationSchema),
  revokeInvitation: command('DELETE', people.revokeInvitation, nothing),
  openInvitation: change('POST', people.openInvitation, invitationTokenSchema, openInvitationSchema),
  acceptInvitation: change('POST', people.acceptInvitation, invitationAcceptSchema, openInvitationSchema),
  sessions: list(people.sessions, ownSessionSchema),
  endSession: command('DELETE', people.endSession, nothing),
  endOtherSessions: command('POST', people.endOtherSessions, endedSessionsSchema),
  changePassword: change('PUT', people.password, passwordChangeSchema, nothing),
};

/** Requests about the caller's factors, and logins that use them. */
export const factorEndpoints = {
  list: read(factors.list, factorsSchema, buildFactors()),
  dismissOffer: command('DELETE', factors.offer, factorsSchema),
  beginAuthenticator: change('POST', factors.authenticator, factorProofSchema, authenticatorSetupSchema),
  confirmAuthenticator: change('PUT', factors.authenticator, authenticatorCodeSchema, factorsSchema),
  removeAuthenticator: change('DELETE', factors.authenticator, factorProofSchema, factorsSchema),
  renewRecoveryCodes: change('POST', factors.recoveryCodes, factorProofSchema, recoveryCodesSchema),
  passkeyProof: command('POST', factors.passkeyProof, passkeyOptionsSchema),
  beginPasskey: change('POST', factors.passkeyRegister, factorProofSchema, passkeyOptionsSchema),
  addPasskey: change('PUT', factors.passkeys, passkeyAddSchema, factorsSchema),
  renamePasskey: change('PUT', factors.passkey, passkeyRenameSchema, factorsSchema),
  removePasskey: change('DELETE', factors.passkey, factorProofSchema, factorsSchema),
  passkeyChallenge: command('POST', factors.passkeyChallenge, passkeyOptionsSchema),
  passkeyLogin: change('POST', factors.passkeyLogin, passkeyLoginSchema, loginSchema),
  readAppLogin: read(factors.appLoginOne, appLoginNumberSchema),
  approveAppLogin: change('PUT', factors.appLoginOne, appLoginApprovalSchema, appLoginApprovedSchema),
};

/** Requests about the caller's alerts. */
export const alertEndpoints = {
  read: read(alertRoutes.settings, alertSettingsSchema, {
    ...{ byMail: true, quietFrom: null, quietTo: null },
    ...{ hasMailServer: true, publicKey: 'key', devices: [] },
  }),
  update: change('PUT', alertRoutes.settings, alertPreferencesSchema, alertSettingsSchema),
  addDevice: change('PUT', alertRoutes.addDevice, pushSubscriptionSchema, alertSettingsSchema),
  removeDevice: deletion(alertRoutes.removeDevice),
  test: command('POST', alertRoutes.test, alertTestSchema),
};
