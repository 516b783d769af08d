import {
  accountSchema,
  apiRoutes,
  carPictureRoutes,
  deletionSchema,
  invitationSchema,
  loginSchema,
  openInvitationSchema,
  peopleRoutes,
} from '@quartermile/core/domain';
import * as z from 'zod';
import type { ContractCall } from '../contract-call.js';

const routes = peopleRoutes;
const invalid = { status: 400, code: 'invalid_input' } as const;
const notFound = { status: 404, code: 'not_found' } as const;
const over = { status: 410, code: 'invitation_over' } as const;
const visitor = { token: null } as const;
const logIn = { method: 'POST', path: apiRoutes.admin.login, ...visitor } as const;

/** A person who is invited, and their passwords. */
export const invited = {
  email: 'lerato.reviewer@example.com',
  password: 'quarter mile at dawn',
  nextPassword: 'quarter mile at dusk',
} as const;

/** Invitations, from the first to the account of a reviewer, `$reviewer`. */
export const invitationCalls: readonly ContractCall[] = [
  {
    name: 'administrators',
    method: 'GET',
    path: routes.administrators,
    status: 200,
    schema: z.array(accountSchema),
    values: [{ email: '$email', role: 'owner', isConfigured: true, createdAt: '<instant>' }],
    saves: { own: '0._id' },
  },
  {
    name: 'an administrator is not invited',
    method: 'POST',
    path: routes.invite,
    body: { email: '$email', role: 'reviewer' },
    ...invalid,
    fields: ['email'],
  },
  {
    name: 'a person is invited',
    method: 'POST',
    path: routes.invite,
    body: { email: invited.email.toUpperCase(), role: 'reviewer' },
    status: 201,
    schema: invitationSchema,
    values: {
      email: invited.email,
      role: 'reviewer',
      invitedBy: '$email',
      expiresAt: '<instant>',
      link: null,
    },
    saves: { invitation: '_id' },
  },
  {
    name: 'a person is invited once',
    method: 'POST',
    path: routes.invite,
    body: { email: invited.email, role: 'owner' },
    ...invalid,
    fields: ['email'],
  },
  {
    name: 'invitations show their links without a mail server',
    method: 'GET',
    path: routes.invitations,
    status: 200,
    schema: z.array(invitationSchema),
    values: [{ _id: '$invitation' }],
    saves: { old: '0.link#' },
  },
  {
    name: 'an invitation is sent again',
    method: 'POST',
    path: routes.resendInvitation.replace(':id', '$invitation'),
    status: 200,
    schema: invitationSchema,
    values: { _id: '$invitation', link: null },
  },
  {
    name: 'no invitation is sent again that is not there',
    method: 'POST',
    path: routes.resendInvitation.replace(':id', 'nothing'),
    ...notFound,
  },
  {
    name: 'its link is new',
    method: 'GET',
    path: routes.invitations,
    status: 200,
    saves: { invite: '0.link#' },
  },
  {
    name: 'the link before does not open it',
    method: 'POST',
    path: routes.openInvitation,
    body: { token: '$old' },
    ...visitor,
    ...over,
  },
  {
    name: 'a cut link is refused',
    method: 'POST',
    path: routes.openInvitation,
    body: { token: 'x' },
    ...visitor,
    ...invalid,
    fields: ['token'],
  },
  {
    name: 'its link opens it',
    method: 'POST',
    path: routes.openInvitation,
    body: { token: '$invite' },
    ...visitor,
    status: 200,
    schema: openInvitationSchema,
    values: { email: invited.email, role: 'reviewer', expiresAt: '<instant>' },
  },
  {
    name: 'it is accepted',
    method: 'POST',
    path: routes.acceptInvitation,
    body: { token: '$invite', password: invited.password },
    ...visitor,
    status: 200,
    schema: openInvitationSchema,
    values: { email: invited.email, role: 'reviewer' },
  },
  {
    name: 'it is accepted once',
    method: 'POST',
    path: routes.acceptInvitation,
    body: { token: '$invite', password: invited.password },
    ...visitor,
    ...over,
  },
  {
    name: 'the invited person logs in',
    ...logIn,
    body: { email: invited.email, password: invited.password },
    status: 200,
    schema: loginSchema,
    values: { admin: { email: invited.email, role: 'reviewer' } },
    saves: { reviewer: 'token' },
  },
  {
    name: 'a reviewer may replace pictures',
    method: 'PUT',
    path: carPictureRoutes.replace,
    body: { carId: 'x', image: null },
    token: '$reviewer',
    ...notFound,
  },
  {
    name: 'another person is invited',
    method: 'POST',
    path: routes.invite,
    body: { email: 'sipho@example.com', role: 'owner' },
    status: 201,
    saves: { second: '_id' },
  },
  {
    name: 'an invitation is withdrawn',
    method: 'DELETE',
    path: routes.revokeInvitation.replace(':id', '$second'),
    status: 200,
    schema: deletionSchema,
  },
  {
    name: 'an invitation is withdrawn once',
    method: 'DELETE',
    path: routes.revokeInvitation.replace(':id', '$second'),
    ...notFound,
  },
];
