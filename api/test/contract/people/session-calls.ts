import { apiRoutes, loginSchema, sessionSchema, tokenSchema } from '@quartermile/core/domain';
import type { ContractCall } from '../contract-call.js';

const { admin } = apiRoutes;
const invalid = { status: 400, code: 'invalid_input' } as const;
const unauthorized = { status: 401, code: 'unauthorized' } as const;
const logIn = { method: 'POST', path: admin.login, token: null } as const;

/** The first calls: they open the session that the others use. */
export const loginCalls: readonly ContractCall[] = [
  {
    ...logIn,
    name: 'a wrong password opens no session',
    body: { email: '$email', password: 'wrong' },
    status: 401,
    code: 'invalid_credentials',
  },
  {
    ...logIn,
    name: 'another address opens no session',
    body: { email: 'x@example.com', password: '$password' },
    status: 401,
    code: 'invalid_credentials',
  },
  {
    ...logIn,
    name: 'a login needs an address and a password',
    body: {},
    ...invalid,
    fields: ['email', 'password'],
  },
  {
    ...logIn,
    name: 'a login opens a session',
    body: { email: '$email', password: '$password' },
    status: 200,
    schema: loginSchema,
    values: { admin: { email: '$email' }, expiresAt: '<instant>' },
    saves: { token: 'token' },
  },
  {
    name: 'a session is read with its token',
    method: 'GET',
    path: admin.session,
    status: 200,
    schema: sessionSchema,
  },
  {
    name: 'a session is not read without a token',
    method: 'GET',
    path: admin.session,
    token: null,
    ...unauthorized,
  },
  {
    name: 'a list of the administrator is not read with another token',
    method: 'GET',
    path: apiRoutes.cars.pending,
    token: 'garbage',
    ...unauthorized,
  },
];

/** The last calls: they end the session. */
export const logoutCalls: readonly ContractCall[] = [
  {
    name: 'a session is extended with a new token',
    method: 'POST',
    path: admin.refresh,
    status: 200,
    schema: tokenSchema,
    saves: { next: 'token' },
  },
  { name: 'the old token ends', method: 'GET', path: admin.session, ...unauthorized },
  {
    name: 'a logout answers nothing',
    method: 'POST',
    path: admin.logout,
    token: '$next',
    status: 204,
    values: '',
  },
  { name: 'a logout ends the token', method: 'GET', path: admin.session, token: '$next', ...unauthorized },
];
