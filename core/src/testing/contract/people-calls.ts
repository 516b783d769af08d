import * as z from 'zod';
import {
  accountSchema,
  adminCarSchema,
  adminEntrySchema,
  apiRoutes,
  deletionSchema,
  endedSessionsSchema,
  ownSessionSchema,
  peopleRoutes,
  sessionSchema,
  slipReadingsSchema,
} from '../../domain/index.js';
import type { ContractCall } from './contract-call.js';
import { invitationCalls, invited } from './invitation-calls.js';

const routes = peopleRoutes;
const invalid = { status: 400, code: 'invalid_input' } as const;
const notFound = { status: 404, code: 'not_found' } as const;
const forbidden = { status: 403, code: 'forbidden' } as const;
const unauthorized = { status: 401, code: 'unauthorized' } as const;
const reviewer = { token: '$reviewer' } as const;
const logIn = { method: 'POST', path: apiRoutes.admin.login, token: null } as const;

const refusedToReviewers = [
  ['PUT', apiRoutes.site],
  ['GET', apiRoutes.newsletter.list],
  ['GET', apiRoutes.newsletter.exportCsv],
  ['GET', apiRoutes.newsletter.outbox],
  ['GET', apiRoutes.admin.activity],
  ['GET', apiRoutes.admin.statistics],
  ['GET', apiRoutes.admin.setup],
  ['POST', apiRoutes.cars.submit],
  ['PUT', apiRoutes.cars.update],
  ['DELETE', apiRoutes.cars.delete],
  ['POST', apiRoutes.leaderboard.add],
  ['POST', apiRoutes.videos.add],
  ['POST', apiRoutes.sponsors.add],
  ['POST', apiRoutes.events.add],
  ['POST', apiRoutes.pastEvents.add],
  ['GET', routes.administrators],
  ['GET', routes.invitations],
  ['POST', routes.invite],
  ['PUT', routes.changeRole.replace(':id', '$own')],
  ['DELETE', routes.removeAdministrator.replace(':id', '$own')],
] as const;

/** What a reviewer may do, and what not. */
const reviewerCalls: readonly ContractCall[] = [
  {
    name: 'a session shows its role',
    method: 'GET',
    path: apiRoutes.admin.session,
    ...reviewer,
    status: 200,
    schema: sessionSchema,
    values: { admin: { email: invited.email, role: 'reviewer' } },
  },
  ...[apiRoutes.cars.pending, apiRoutes.cars.approved, apiRoutes.cars.rejected].map(
    (path): ContractCall => ({
      name: `a reviewer reads ${path}`,
      method: 'GET',
      path,
      ...reviewer,
      status: 200,
      schema: z.array(
        adminCarSchema.refine(({ status, cellphone }) => status === 'pending' || cellphone === null),
      ),
    }),
  ),
  {
    name: 'a reviewer reads the readings of slips',
    method: 'GET',
    path: apiRoutes.cars.slipReadings,
    ...reviewer,
    status: 200,
    schema: slipReadingsSchema,
  },
  {
    name: 'a reviewer may correct pending cars',
    method: 'PUT',
    path: apiRoutes.cars.correct,
    body: { carId: 'x', time: '10.91' },
    ...reviewer,
    ...notFound,
  },
  {
    name: 'a reviewer reads the leaderboard without phone numbers',
    method: 'GET',
    path: apiRoutes.leaderboard.list,
    ...reviewer,
    status: 200,
    schema: z.array(adminEntrySchema.refine(({ car }) => car.cellphone === null)),
  },
  ...refusedToReviewers.map(
    ([method, path]): ContractCall => ({
      name: `a reviewer is refused ${method} ${path}`,
      method,
      path,
      ...(method !== 'GET' && { body: {} }),
      ...reviewer,
      ...forbidden,
    }),
  ),
];

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
    name: 'own sessions',
    method: 'GET',
    path: routes.sessions,
    ...reviewer,
    status: 200,
    schema: z.array(ownSessionSchema).length(2),
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
    name: 'a password change needs two passwords',
    method: 'PUT',
    path: routes.password,
    ...reviewer,
    body: {},
    ...invalid,
    fields: ['currentPassword', 'newPassword'],
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
    name: 'there are two roles',
    method: 'PUT',
    path: routes.changeRole.replace(':id', '$account'),
    body: { role: 'king' },
    ...invalid,
    fields: ['role'],
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
