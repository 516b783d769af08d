import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@quartermile/source', ...defaultClientConditions] },
  test: {
    include: ['{src,build-plugins}/**/*.spec.{ts,tsx}'],
    environment: 'jsdom',
    // A form with pictures takes its time in jsdom, the more so on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['../core/vitest.setup.ts'],
    server: { deps: { inline: [/@mantine/] } },
  },
});
