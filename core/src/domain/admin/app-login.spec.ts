import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import {
  appLoginApprovedSchema,
  appLoginClaimSchema,
  appLoginNumberSchema,
  appLoginPendingSchema,
  appLoginSchema,
  appLoginStartSchema,
} from './app-login.js';
import { factorMessages } from './session-messages.js';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('the login of the desktop app', () => {
  const secret = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

  test('starts with a challenge of 43 characters, and is collected by a verifier of as many', () => {
    expect(appLoginStartSchema.parse({ challenge: secret })).toEqual({ challenge: secret });
    expect(appLoginClaimSchema.parse({ id: 'l1', verifier: secret })).toEqual({ id: 'l1', verifier: secret });
  });

  test.each([undefined, '', secret.slice(1), `${secret}x`, `+${secret.slice(1)}`])(
    'refuses %j as challenge and as verifier',
    (other) => {
      expect(messageOf(appLoginStartSchema, { challenge: other })).toBe(factorMessages.appLoginGone);
      expect(messageOf(appLoginClaimSchema, { id: 'l1', verifier: other })).toBe(factorMessages.appLoginGone);
    },
  );

  test('is collected by its id', () => {
    expect(messageOf(appLoginClaimSchema, { verifier: secret })).toBe(factorMessages.appLoginGone);
  });
});

describe.each<[string, z.ZodType, object]>([
  [
    'a started login of the app',
    appLoginSchema,
    { _id: 'l1', number: '42', address: 'https://quartermile.example/app' },
  ],
  ['the number of that login', appLoginNumberSchema, { number: '42' }],
  ['its confirmation', appLoginApprovedSchema, { approved: true }],
  ['a login that waits', appLoginPendingSchema, { status: 'pending' }],
])('the response with %s', (_, schema, response) => {
  test('holds all of its fields', () => {
    expect(schema.parse(response)).toEqual(response);
  });

  test('is invalid without any of its fields', () => {
    expect(schema.safeParse({}).success).toBe(false);
  });
});
