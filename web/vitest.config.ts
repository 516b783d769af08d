import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { reporters } from '../.ci/test-reports/report-file.mjs';

export default defineConfig({
  resolve: { conditions: ['@quartermile/source', ...defaultClientConditions] },
  test: {
    reporters: reporters('default'),
    // Sharing modules and the document between files takes a fraction of the time.
    isolate: false,
    // By default Vitest leaves one core free, half of a machine with two.
    maxWorkers: '100%',
    // Forms with pictures are slow in jsdom, especially on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    server: { deps: { inline: [/@mantine/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['src/**/*.spec.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['../core/vitest.setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'build', include: ['build-plugins/**/*.spec.ts'], environment: 'node' },
      },
    ],
  },
});
