import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildServiceWorker } from './build-plugins/build-service-worker.js';
import { precompress } from './build-plugins/precompress.js';
import { SOURCE } from './build-plugins/source-condition.js';

export default {
  appDirectory: 'src',
  ssr: true,
  // A dozen routes: their manifest is smaller than the requests that lazy discovery would make.
  routeDiscovery: { mode: 'initial' },
  // A loader is a few lines: apart it would be one more request of a first visit.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await buildServiceWorker(client, SOURCE);
    await precompress(client);
  },
} satisfies Config;
