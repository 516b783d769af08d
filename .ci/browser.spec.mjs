import { deepEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { testBrowserArguments } from './browser.mjs';

/** Features that only exist on Windows or in Edge. */
const ELSEWHERE = /Win$|^ms[A-Z]/;

test('the browser of the tests disables all features that Playwright disables', () => {
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
  const bundle = join(dirname(manifest), 'lib/coreBundle.js');
  const [, list = ''] = /disabledFeatures = \[([^\]]+)\]/.exec(readFileSync(bundle, 'utf8')) ?? [];
  const features = [...list.matchAll(/^ *"(\w+)"/gm)].map(([, name]) => name);
  const [, disabled = ''] = testBrowserArguments.join(' ').split('--disable-features=');
  const missing = features.filter((name) => !ELSEWHERE.test(name) && !disabled.split(',').includes(name));
  deepEqual({ isListRead: features.length > 5, missing }, { isListRead: true, missing: [] });
});
