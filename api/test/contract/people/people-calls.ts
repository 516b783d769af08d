import {
  accountSchema,
  apiRoutes,
  deletionSchema,
  endedSessionsSchema,
  ownSessionSchema,
  peopleRoutes,
} from '@quartermile/core/domain';
import * as z from 'zod';
import type { ContractCall } from '../contract-call.js';
import { invitationCalls, invited } from './invitation-calls.js';
import { reviewerCalls } from './reviewer-calls.js';

const routes = peopleRoutes;
const invalid = { status: 400, code: 'invalid_input' } as const;
const notFound = { status: 404, code: 'not_found' } as const;
const unauthorized = { status: 401, code: 'unauthorized' } as const;
const reviewer = { token: '$reviewer' } as const;
const logIn = { method: 'POST', path: apiRoutes.admin.login, token: null } as const;

/** One's own sessions and password. */
const ownCalls: readonly ContractCall[] = [
  {
    name: 'another login',
    ...logIn,
    body: { email: invited.email, password: invited.password },
    status: 200,
    saves: { other: 'token' },
  },
  {
    name: 'own sessions, the latest first',
    method: 'GET',
    path: routes.sessions,
    token: '$other',
    status: 200,
    saves: { otherSession: '0._id' },
  },
  {
    name: 'own sessions',
    method: 'GET',
    path: routes.sessions,
    ...reviewer,
    status: 200,
    schema: z.array(ownSessionSchema).length(2),
  },
  {
    name: 'nobody ends the session of somebody else',
    method: 'DELETE',
    path: routes.endSession.replace(':id', '$otherSession'),
    ...notFound,
  },
  {
    name: 'a session is ended',
    method: 'DELETE',
    path: routes.endSession.replace(':id', '$otherSession'),
    ...reviewer,
    status: 200,
    schema: deletionSchema,
  },
  { name: 'it has ended', method: 'GET', path: apiRoutes.admin.session, token: '$other', ...unauthorized },
  {
    name: 'all other sessions are ended, of which there are none',
    method: 'POST',
    path: routes.endOtherSessions,
    ...reviewer,
    status: 200,
    schema: endedSessionsSchema,
    values: { ended: 0 },
  },
  {
    name: 'a password change needs the current password',
    method: 'PUT',
    path: routes.password,
    ...reviewer,
    body: { currentPassword: 'another one', newPassword: invited.nextPassword },
    ...invalid,
    fields: ['currentPassword'],
  },
  {
    name: 'a password change needs another password',
    method: 'PUT',
    path: routes.password,
    ...reviewer,
    body: { currentPassword: invited.password, newPassword: invited.password },
    ...invalid,
    fields: ['newPassword'],
  },
  {
    name: 'a password is changed',
    method: 'PUT',
    path: routes.password,
    ...reviewer,
    body: { currentPassword: invited.password, newPassword: invited.nextPassword },
    status: 204,
    values: '',
  },
  {
    name: 'the password before is not good any more',
    ...logIn,
    body: { email: invited.email, password: invited.password },
    status: 401,
    code: 'invalid_credentials',
  },
];

/** Changes of roles, and the removal of the reviewer. */
const accountCalls: readonly ContractCall[] = [
  {
    name: 'administrators, the oldest first',
    method: 'GET',
    path: routes.administrators,
    status: 200,
    schema: z.array(accountSchema),
    values: [{ email: '$email' }, { email: invited.email, role: 'reviewer', isConfigured: false }],
    saves: { account: '1._id' },
  },
  {
    name: 'the account of the configuration stays an owner’s',
    method: 'PUT',
    path: routes.changeRole.replace(':id', '$own'),
    body: { role: 'reviewer' },
    status: 409,
    code: 'conflict',
  },
  {
    name: 'the account of the configuration is not removed',
    method: 'DELETE',
    path: routes.removeAdministrator.replace(':id', '$own'),
    status: 409,
    code: 'conflict',
  },
  {
    name: 'a reviewer becomes an owner',
    method: 'PUT',
    path: routes.changeRole.replace(':id', '$account'),
    body: { role: 'owner' },
    status: 200,
    schema: accountSchema,
    values: { role: 'owner' },
  },
  {
    name: 'a new role ends sessions',
    method: 'GET',
    path: apiRoutes.admin.session,
    ...reviewer,
    ...unauthorized,
  },
  {
    name: 'the new owner logs in',
    ...logIn,
    body: { email: invited.email, password: invited.nextPassword },
    status: 200,
    saves: { owner: 'token' },
  },
  {
    name: 'and reads everything',
    method: 'GET',
    path: routes.administrators,
    token: '$owner',
    status: 200,
  },
  {
    name: 'an administrator is removed',
    method: 'DELETE',
    path: routes.removeAdministrator.replace(':id', '$account'),
    status: 200,
    schema: deletionSchema,
  },
  {
    name: 'which ends sessions',
    method: 'GET',
    path: apiRoutes.admin.session,
    token: '$owner',
    ...unauthorized,
  },
  {
    name: 'an administrator is removed once',
    method: 'DELETE',
    path: routes.removeAdministrator.replace(':id', '$account'),
    ...notFound,
  },
  {
    name: 'nobody gets a role who is not there',
    method: 'PUT',
    path: routes.changeRole.replace(':id', '$account'),
    body: { role: 'owner' },
    ...notFound,
  },
];

/** Administrators, invitations and sessions. They leave the one owner with whom they begin. */
export const peopleCalls: readonly ContractCall[] = [
  ...invitationCalls,
  ...reviewerCalls,
  ...ownCalls,
  ...accountCalls,
];
