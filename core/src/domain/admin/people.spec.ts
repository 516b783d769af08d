import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { PASSWORD_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { endedSessionsSchema, ownSessionSchema, passwordChangeSchema } from './own-sessions.js';
import {
  accountSchema,
  invitationAcceptSchema,
  invitationSchema,
  invitationTokenSchema,
  inviteSchema,
  newPasswordSchema,
  openInvitationSchema,
  roleChangeSchema,
} from './people.js';
import { INVITATION_TOKEN_LENGTH, PASSWORD_MIN_LENGTH } from './people-limits.js';

const text = messages.people;
const at = '2026-11-22T10:00:00.000Z';
const token = 'x'.repeat(INVITATION_TOKEN_LENGTH);
const password = 'x'.repeat(PASSWORD_MIN_LENGTH);
const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('a new password', () => {
  test.each([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH])(
    'may have %i characters, spaces included',
    (length) => {
      expect(newPasswordSchema.parse(' '.repeat(length))).toHaveLength(length);
    },
  );

  test.each([
    ['too short', 'x'.repeat(PASSWORD_MIN_LENGTH - 1), text.passwordLength(PASSWORD_MIN_LENGTH)],
    ['missing', undefined, text.passwordLength(PASSWORD_MIN_LENGTH)],
    ['too long', 'x'.repeat(PASSWORD_MAX_LENGTH + 1), text.passwordTooLong(PASSWORD_MAX_LENGTH)],
    ['not storable', `${password}\0`, text.passwordText],
  ])('is refused if it is %s', (_, value, message) => {
    expect(messageOf(newPasswordSchema, value)).toBe(message);
  });
});

describe('an invitation', () => {
  test('has an address and a role', () => {
    expect(inviteSchema.parse({ email: ' A@Example.com', role: 'owner' })).toEqual({
      email: 'a@example.com',
      role: 'owner',
    });
    expect(inviteSchema.safeParse({ role: 'owner' }).success).toBe(false);
    expect(messageOf(inviteSchema, { email: 'a@example.com' })).toBe(text.role);
  });

  test('is read by its token, and accepted by token and password', () => {
    expect(invitationTokenSchema.parse({ token })).toEqual({ token });
    expect(invitationAcceptSchema.parse({ token, password })).toEqual({ token, password });
    expect(messageOf(invitationAcceptSchema, { token })).toBe(text.passwordLength(PASSWORD_MIN_LENGTH));
  });

  test.each([undefined, '', token.slice(1), `${token}x`])('has no token such as %j', (other) => {
    expect(messageOf(invitationTokenSchema, { token: other })).toBe(text.token);
    expect(messageOf(invitationAcceptSchema, { token: other, password })).toBe(text.token);
  });
});

test('a change of role has a known role', () => {
  expect(roleChangeSchema.parse({ role: 'reviewer' })).toEqual({ role: 'reviewer' });
  expect(messageOf(roleChangeSchema, { role: 'guest' })).toBe(text.role);
});

describe('a change of the password', () => {
  test.each(['x', 'x'.repeat(PASSWORD_MAX_LENGTH)])(
    'has the current one, of any length (%#)',
    (currentPassword) => {
      const change = { currentPassword, newPassword: password };
      expect(passwordChangeSchema.parse(change)).toEqual(change);
    },
  );

  test.each([
    [undefined, messages.login.passwordRequired],
    ['', messages.login.passwordRequired],
    ['x'.repeat(PASSWORD_MAX_LENGTH + 1), text.currentPassword],
  ])('is refused without it, or if it is longer than any can be (%#)', (currentPassword, message) => {
    expect(messageOf(passwordChangeSchema, { currentPassword, newPassword: password })).toBe(message);
  });
});

describe.each<[string, z.ZodType, object]>([
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
])('the response with %s', (_, schema, response) => {
  test('holds all of its fields', () => {
    expect(schema.parse(response)).toEqual(response);
  });

  test('is invalid without any of its fields', () => {
    expect(schema.safeParse({}).success).toBe(false);
  });
});

test.each<[string, z.ZodType]>([
  ['reading an invitation', invitationTokenSchema],
  ['accepting it', invitationAcceptSchema],
  ['an invitation', inviteSchema],
  ['a change of role', roleChangeSchema],
  ['a change of the password', passwordChangeSchema],
])('the example of %s in the description of the API is valid', (_, schema) => {
  const [example] = (schema.meta()?.examples ?? []) as unknown[];
  expect(example).toBeDefined();
  expect(schema.parse(example)).toEqual(example);
});
