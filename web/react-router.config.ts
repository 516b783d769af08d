import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './build-plugins/precompress.js';

export default {
  appDirectory: 'src',
  ssr: true,
  // A dozen routes: their manifest is smaller than the requests that lazy discovery would make.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
