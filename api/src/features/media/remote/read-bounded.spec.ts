import { expect, test } from '@jest/globals';
import { readBounded } from './read-bounded.js';

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

test('a body within the limit is read whole', async () => {
  expect(String(await readBounded(chunks('ab', 'cd'), 4))).toBe('abcd');
});

test('a body past the limit is null, and an empty one is empty', async () => {
  expect(await readBounded(chunks('abc', 'de', 'never read'), 4)).toBeNull();
  expect(await readBounded(chunks(), 4)).toHaveLength(0);
});
