import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { scriptTargets, styleTargets } from './build-plugins/browser-floor.js';
import { SOURCE } from './build-plugins/build-service-worker.js';
import { chunkGroups } from './build-plugins/chunk-groups.js';
import { idsOfReact } from './build-plugins/ids-of-react.js';
import { lostRoutes } from './build-plugins/lost-routes.js';
import { smallerFonts } from './build-plugins/smaller-fonts.js';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), idsOfReact(), lostRoutes(), smallerFonts()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  build: {
    assetsInlineLimit: 0,
    // Of an environment it is not read.
    cssTarget: styleTargets,
    // The icon package re-exports 6,000 modules: only those in use are compiled.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    client: {
      build: {
        target: scriptTargets,
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
    ssr: {
      // Otherwise React would choose its slower development build, because nothing sets this variable for the server.
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : undefined,
      // Bundles dependencies: the server starts faster, and CSS imports of packages work.
      resolve: {
        conditions: [SOURCE, ...defaultServerConditions],
        noExternal: command === 'build' || undefined,
      },
      build: { target: 'es2022', rollupOptions: { input: './src/website.server.ts' } },
    },
  },
}));
