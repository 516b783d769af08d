import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // A dozen routes: their manifest is smaller than the requests that lazy discovery would make.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
