import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('features/home/home-route.tsx'),
  route('leaderboard', 'features/leaderboard/leaderboard-route.tsx'),
  route('*', 'shell/not-found-route.tsx'),
] satisfies RouteConfig;
