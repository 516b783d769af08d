import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Resolves core's doors to their TypeScript sources. */
const conditions = ['@quartermile/source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['src/**/*.spec.ts', '*.spec.ts'],
    // Two busy cores may need a while for what usually takes milliseconds.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
