import { expect, test } from 'vitest';
import { hashPassword, isPasswordOf } from './password-hash.js';

test('verifies the right password and no other', async () => {
  const hash = await hashPassword('start-tree');
  expect(await isPasswordOf(hash, 'start-tree')).toBe(true);
  for (const other of ['start-tre', 'Start-tree', 'start-tree ', ''])
    expect(await isPasswordOf(hash, other)).toBe(false);
});

test('hashes differ for the same password and do not contain it', async () => {
  const [one, other] = await Promise.all([hashPassword('start-tree'), hashPassword('start-tree')]);
  expect(one.hash).not.toBe(other.hash);
  expect(one.salt).not.toBe(other.salt);
  expect(Object.values(one).map((text) => Buffer.from(`${text}`, 'base64').toString())).not.toContain(
    'start-tree',
  );
});

test('a damaged hash verifies nothing', async () => {
  const hash = await hashPassword('start-tree');
  expect(await isPasswordOf({ ...hash, hash: '' }, 'start-tree')).toBe(false);
});
