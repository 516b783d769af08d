import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { PASSWORD_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { INVITATION_TOKEN_LENGTH, PASSWORD_MIN_LENGTH } from './admin-limits.js';
import { passwordChangeSchema } from './own-sessions.js';
import {
  invitationAcceptSchema,
  invitationTokenSchema,
  inviteSchema,
  newPasswordSchema,
  roleChangeSchema,
} from './people.js';

const text = messages.people;
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
