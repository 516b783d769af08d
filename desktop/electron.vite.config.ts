import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { DEVELOPMENT_NONCE } from './src/main/page/development-nonce.js';

/** Resolves core's doors to their TypeScript sources. */
const SOURCE = '@quartermile/source';
const nodeConditions = [SOURCE, ...defaultServerConditions];
const forNode = { resolve: { conditions: nodeConditions }, ssr: { resolve: { conditions: nodeConditions } } };

export default defineConfig(({ command }) => ({
  main: {
    ...forNode,
    // Everything is bundled but the updater, which is loaded in installed apps only.
    build: { externalizeDeps: false, minify: true, rollupOptions: { external: ['electron-updater'] } },
  },
  preload: {
    ...forNode,
    build: {
      externalizeDeps: false,
      // A sandboxed preload script is CommonJS, in one file.
      rollupOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    plugins: [react()],
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    build: { assetsInlineLimit: 0, minify: true },
    // The development server's scripts for changing the page while it is open; its socket is not at the page's origin.
    ...(command === 'serve' && {
      html: { cspNonce: DEVELOPMENT_NONCE },
      server: { hmr: { protocol: 'ws', host: 'localhost' } },
    }),
  },
}));
