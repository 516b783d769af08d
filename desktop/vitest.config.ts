import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { reporters } from '../.ci/test-reports/report-file.mjs';

/** Resolves core's entry points to their TypeScript sources. */
const conditions = ['@quartermile/source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    reporters: reporters('default'),
    include: ['src/**/*.spec.ts', '*.spec.ts'],
    globalSetup: 'scripts/temp-folder-of-specs.ts',
    // By default Vitest leaves one core free, half of a machine with two.
    maxWorkers: '100%',
    // Generous, because tests that take milliseconds may take seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
