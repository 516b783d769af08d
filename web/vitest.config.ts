import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@quartermile/source', ...defaultClientConditions] },
  test: {
    include: ['src/**/*.spec.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['../core/vitest.setup.ts'],
    server: { deps: { inline: [/@mantine/] } },
  },
});
