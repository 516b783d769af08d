import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@quartermile/source', ...defaultClientConditions] },
  test: {
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
          // Whole screens take their time in jsdom, the more so on a busy machine.
          testTimeout: 30_000,
          setupFiles: ['./vitest.setup.ts'],
          server: { deps: { inline: [/@mantine/] } },
        },
      },
    ],
  },
});
