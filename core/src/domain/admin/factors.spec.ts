import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { PASSWORD_MAX_LENGTH } from '../limits.js';
import { FACTOR_CODE_MAX_LENGTH, PASSKEY_NAME_MAX_LENGTH, PASSKEY_VALUE_MAX_LENGTH } from './admin-limits.js';
import {
  authenticatorCodeSchema,
  factorCodeSchema,
  factorProofSchema,
  passkeyAddSchema,
  passkeyLoginSchema,
  passkeyRenameSchema,
} from './factors.js';
import { factorMessages } from './session-messages.js';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
const credential = { id: 'aZ_-09', rawId: 'aZ_-09', type: 'public-key', clientExtensionResults: {} };
const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA', userHandle: 'oA' },
};
const attestation = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal', 'smart-card'] },
};

test('a code is trimmed, not empty, and of limited length', () => {
  expect(factorCodeSchema.parse(' 123 456 ')).toBe('123 456');
  expect(factorCodeSchema.safeParse('1'.repeat(FACTOR_CODE_MAX_LENGTH)).success).toBe(true);
  expect(messageOf(factorCodeSchema, ' ')).toBe(factorMessages.codeRequired);
  expect(messageOf(factorCodeSchema, '1'.repeat(FACTOR_CODE_MAX_LENGTH + 1))).toBe(factorMessages.code);
  expect(messageOf(factorCodeSchema, 123_456)).toBe(factorMessages.code);
  expect(messageOf(authenticatorCodeSchema, { code: '' })).toBe(factorMessages.codeRequired);
});

test('the name of a passkey is trimmed, not empty, and of limited length', () => {
  const name = 'x'.repeat(PASSKEY_NAME_MAX_LENGTH);
  expect(passkeyRenameSchema.parse({ name: ` ${name} ` })).toEqual({ name });
  expect(messageOf(passkeyRenameSchema, { name: `${name}x` })).toBe(
    factorMessages.nameTooLong(PASSKEY_NAME_MAX_LENGTH),
  );
  for (const invalid of [' ', '\0', undefined]) {
    expect(messageOf(passkeyRenameSchema, { name: invalid })).toBe(factorMessages.nameRequired);
  }
});

describe('the proof of identity', () => {
  test.each([
    ['a password', { password: 'x'.repeat(PASSWORD_MAX_LENGTH) }],
    ['a passkey', { passkey: assertion }],
    ['both', { password: 'x', passkey: assertion }],
  ])('is %s', (_, proof) => {
    expect(factorProofSchema.parse(proof)).toEqual(proof);
  });

  test.each([
    ['nothing', {}, factorMessages.proofRequired],
    ['something else than text', { password: 1 }, factorMessages.proofRequired],
    [
      'a password that is too long',
      { password: 'x'.repeat(PASSWORD_MAX_LENGTH + 1) },
      factorMessages.wrongPassword,
    ],
    ['an unreadable passkey', { passkey: {} }, factorMessages.passkeyInvalid],
  ])('is not %s', (_, proof, message) => {
    expect(messageOf(factorProofSchema, proof)).toBe(message);
  });
});

describe('the response of a passkey', () => {
  const login = (fields: object) => ({ passkey: { ...assertion, ...fields } });
  const addWith = (transports: unknown) => ({
    name: 'My phone',
    passkey: { ...attestation, response: { ...attestation.response, transports } },
  });

  test('holds all of its fields', () => {
    expect(passkeyLoginSchema.parse(login({}))).toEqual(login({}));
    expect(passkeyAddSchema.parse(addWith(['internal', 'smart-card']))).toEqual(
      addWith(['internal', 'smart-card']),
    );
  });

  test.each([
    ['the longest id', { id: 'x'.repeat(PASSKEY_VALUE_MAX_LENGTH) }],
    ['no user', { response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' } }],
  ])('may have %s', (_, fields) => {
    expect(passkeyLoginSchema.parse(login(fields))).toEqual(login(fields));
  });

  test.each([
    ['an empty id', { id: '' }],
    ['an id with padding', { id: 'oA==' }],
    ['an id in plain base64', { id: '+oA' }],
    ['no id', { id: undefined }],
    ['a value that is too long', { rawId: 'x'.repeat(PASSKEY_VALUE_MAX_LENGTH + 1) }],
    ['another type', { type: 'password' }],
    ['no results of extensions', { clientExtensionResults: undefined }],
    ['no response', { response: undefined }],
    ['an empty response', { response: {} }],
  ])('is invalid with %s', (_, fields) => {
    expect(messageOf(passkeyLoginSchema, login(fields))).toBe(factorMessages.passkeyInvalid);
  });

  test.each([
    ['no list', undefined],
    ['an empty list', []],
    ['ten', Array(10).fill('usb')],
    ['one of 20 characters', ['x'.repeat(20)]],
  ])('may have as transports %s', (_, transports) => {
    expect(passkeyAddSchema.safeParse(addWith(transports)).success).toBe(true);
  });

  test.each([
    ['null', null],
    ['eleven', Array(11).fill('usb')],
    ['one of 21 characters', ['x'.repeat(21)]],
    ['an empty one', ['']],
    ['one in capitals', ['USB']],
    ['one with a space before it', [' usb']],
    ['one with a space after it', ['usb ']],
  ])('is invalid with the transports: %s', (_, transports) => {
    expect(messageOf(passkeyAddSchema, addWith(transports))).toBe(factorMessages.passkeyInvalid);
  });
});
