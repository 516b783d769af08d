import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { lostRoutes } from './lost-routes.js';

const LOADER = 'lib/dom/ssr/routeModules.js';
const router = dirname(createRequire(import.meta.url).resolve('react-router'));

/** Applies the plugin to a module's code, as the bundler does. */
function transform(code: string): string {
  const { transform: hook } = lostRoutes();
  if (typeof hook !== 'object') throw new Error('The plugin has no transform.');
  return String(Reflect.apply(hook.handler, {}, [code, LOADER]));
}

test('React Router opens the page whose code is missing instead of loading the present one again', async () => {
  const code = transform(await readFile(join(router, LOADER), 'utf8'));
  expect(code).toContain('openLostPage();');
  expect(code).not.toContain('location.reload');
});

test('the build fails when React Router no longer reloads', () => {
  expect(() => transform('export {};')).toThrow('React Router has changed');
});

test('is needed while React Router has no option to load the code of a page (its pull request 12638)', async () => {
  const options = await readFile(join(router, 'lib/dom-export/hydrated-router.d.ts'), 'utf8');
  expect(options).toContain('interface HydratedRouterProps');
  expect(options).not.toMatch(/loadRouteModule/i);
});
