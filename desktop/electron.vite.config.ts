import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { collectLicences } from './scripts/third-party-licences.js';
import { DEVELOPMENT_NONCE } from './src/main/page/development-nonce.js';

/** Resolves core's entry points to their TypeScript sources. */
const SOURCE = '@quartermile/source';
const nodeConditions = [SOURCE, ...defaultServerConditions];
const forNode = { resolve: { conditions: nodeConditions }, ssr: { resolve: { conditions: nodeConditions } } };

/** The About dialog lists the licences of all three bundles; the renderer is built last. */
const licences = collectLicences(import.meta.dirname);

export default defineConfig(({ command }) => ({
  main: {
    ...forNode,
    plugins: [licences()],
    // Everything is bundled except the updater, which only installed apps load.
    build: { externalizeDeps: false, minify: true, rollupOptions: { external: ['electron-updater'] } },
  },
  preload: {
    ...forNode,
    plugins: [licences()],
    build: {
      externalizeDeps: false,
      // Sandboxed preload scripts must be CommonJS in a single file.
      rollupOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    plugins: [react(), licences()],
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    build: { assetsInlineLimit: 0, minify: true },
    // Hot reload: the development server's scripts and socket, which is not at the page's origin.
    ...(command === 'serve' && {
      html: { cspNonce: DEVELOPMENT_NONCE },
      server: { hmr: { protocol: 'ws', host: 'localhost' } },
    }),
  },
}));
