import { expect, test } from 'vitest';
import { emailSchema } from './email-schema.js';

test('trims an address and converts it to lower case', () => {
  expect(emailSchema.parse('  Lerato@Example.CO.ZA ')).toBe('lerato@example.co.za');
});

test.each(['', 'x', 'a@', '@b', 'a b@c.example', 'a@b@c', `${'a'.repeat(250)}@b.example`, 'a@b\0.example'])(
  'refuses %j',
  (email) => {
    expect(emailSchema.safeParse(email).error?.issues[0]?.message).toBe(
      'Please enter a valid email address.',
    );
  },
);
