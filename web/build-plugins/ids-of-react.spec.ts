import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { idsOfReact } from './ids-of-react.js';

const hooks = dirname(createRequire(import.meta.url).resolve('@mantine/hooks'));

/** Applies the plugin to a module's code, as the bundler does. */
function transform(code: string): string {
  const { transform: hook } = idsOfReact();
  if (typeof hook !== 'object') throw new Error('The plugin has no transform.');
  return String(Reflect.apply(hook.handler, {}, [code, 'use-id.mjs']));
}

test('Mantine keeps the id that React gives a field', async () => {
  const code = await readFile(join(hooks, '../esm/use-id/use-id.mjs'), 'utf8');
  expect(code).toContain('setUuid(randomId())');
  expect(transform(code)).not.toContain('setUuid(randomId())');
});

test('the build fails when Mantine’s ids no longer change', () => {
  expect(() => transform('export {};')).toThrow('Mantine has changed');
});
