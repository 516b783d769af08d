import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildServiceWorker } from './build-plugins/build-service-worker.js';
import { precompress } from './build-plugins/precompress.js';
import { rootStylesOnce } from './build-plugins/root-styles-once.js';

export default {
  appDirectory: 'src',
  ssr: true,
  // The manifest of a dozen routes is smaller than the requests of lazy discovery.
  routeDiscovery: { mode: 'initial' },
  // Loaders are small: separate modules would add requests to a first visit.
  splitRouteModules: false,
  // Packages are prepared when `npm run dev` starts: one that is discovered later reloads the open page.
  future: { unstable_optimizeDeps: true },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await rootStylesOnce(reactRouterConfig.buildDirectory);
    await buildServiceWorker(client);
    await precompress(client);
  },
} satisfies Config;
