import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import {
  authenticatorSetupSchema,
  factorsSchema,
  passkeyOptionsSchema,
  passkeySchema,
  recoveryCodesSchema,
} from './factors.js';
import { endedSessionsSchema, ownSessionSchema } from './own-sessions.js';
import { accountSchema, invitationSchema, openInvitationSchema } from './people.js';

const at = '2026-11-22T10:00:00.000Z';
const passkey = { _id: 'p1', name: 'My phone', createdAt: at, lastUsedAt: null };

describe.each<[string, z.ZodType, Record<string, unknown>]>([
  [
    'an account',
    accountSchema,
    { _id: 'a1', email: 'a@example.com', role: 'owner', isConfigured: true, createdAt: at },
  ],
  [
    'an invitation',
    invitationSchema,
    {
      _id: 'i1',
      email: 'a@example.com',
      role: 'reviewer',
      invitedBy: 'Thandi',
      createdAt: at,
      expiresAt: at,
      link: null,
    },
  ],
  ['an open invitation', openInvitationSchema, { email: 'a@example.com', role: 'owner', expiresAt: at }],
  [
    'a session of the caller',
    ownSessionSchema,
    {
      _id: 's1',
      device: 'Chrome on Windows',
      place: null,
      startedAt: at,
      lastSeenAt: at,
      isCurrent: true,
    },
  ],
  ['the number of ended sessions', endedSessionsSchema, { ended: 2 }],
  ['a passkey', passkeySchema, passkey],
  [
    'the factors',
    factorsSchema,
    {
      passkeys: [passkey],
      authenticator: { confirmedAt: at },
      recoveryCodes: 10,
      passkeyOrigin: 'https://quartermile.example',
      isOffered: false,
    },
  ],
  ['a new authenticator', authenticatorSetupSchema, { secret: 'ABC', address: 'otpauth://totp/x' }],
  ['recovery codes', recoveryCodesSchema, { codes: ['abcd-efgh'] }],
  ['the options for the browser', passkeyOptionsSchema, { options: { challenge: 'oA' } }],
])('the response with %s', (_, schema, response) => {
  test('holds all of its fields', () => {
    expect(schema.parse(response)).toEqual(response);
  });

  test.each(Object.keys(response))('is invalid without %s', (field) => {
    expect(schema.safeParse({ ...response, [field]: undefined }).success).toBe(false);
  });
});
