import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { reporters } from '../.ci/test-reports/report-file.mjs';

export default defineConfig({
  resolve: { conditions: ['@quartermile/source', ...defaultClientConditions] },
  test: {
    reporters: reporters('default'),
    // The files share one set of modules and one document: importing the dashboard 28 times costs more than its tests.
    isolate: false,
    // Vitest leaves a core free, which on two of them would be half of the machine.
    maxWorkers: '100%',
    // Whole screens take their time in jsdom, and everything does on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['src/{domain,client,testing}/**/*.spec.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['src/{ui,admin}/**/*.spec.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['./vitest.setup.ts'],
          server: { deps: { inline: [/@mantine/] } },
        },
      },
    ],
  },
});
