import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { reporters } from '../.ci/test-reports/report-file.mjs';

export default defineConfig({
  resolve: { conditions: ['@quartermile/source', ...defaultClientConditions] },
  test: {
    reporters: reporters('default'),
    include: ['{src,build-plugins}/**/*.spec.{ts,tsx}'],
    environment: 'jsdom',
    // Sharing modules and the document between files takes a fraction of the time.
    isolate: false,
    // By default Vitest leaves one core free, half of a machine with two.
    maxWorkers: '100%',
    // Forms with pictures are slow in jsdom, especially on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['../core/vitest.setup.ts'],
    server: { deps: { inline: [/@mantine/] } },
  },
});
