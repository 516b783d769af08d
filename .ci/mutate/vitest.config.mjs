import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transform } from '@swc/core';
import { defineConfig } from 'vitest/config';
import { AREAS } from './areas.mjs';

// Stryker runs this in its copy of the repository.
const ROOT = process.cwd();
const { exclude: _, ...swc } = JSON.parse(readFileSync(resolve(ROOT, '.swcrc'), 'utf8'));

/** Compiles as the build does: Nest's decorators with their metadata. */
const compile = {
  name: 'swc',
  enforce: 'pre',
  async transform(code, id) {
    const [filename] = id.split('?');
    return filename.endsWith('.ts')
      ? transform(code, { ...swc, filename, swcrc: false, configFile: false })
      : null;
  },
};

const { specs } = AREAS[process.env.QUARTERMILE_MUTATE_AREA];

export default defineConfig({
  root: ROOT,
  oxc: false,
  plugins: [compile],
  resolve: {
    alias: [
      { find: '@jest/globals', replacement: resolve(ROOT, '.ci/mutate/jest-globals.mjs') },
      { find: /^@quartermile\/core\/(domain|testing)$/, replacement: resolve(ROOT, 'core/dist/$1/index.js') },
    ],
  },
  test: {
    include: specs,
    environment: 'node',
    isolate: false,
    fileParallelism: false,
    server: { deps: { external: [/\/core\/dist\//] } },
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
