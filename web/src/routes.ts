import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('shell/site-layout.tsx', [
    index('features/home/home-route.tsx'),
    route('leaderboard/:entryId?', 'features/leaderboard/leaderboard-route.tsx'),
    route('segments/:slug?', 'features/leaderboard/segments/segment-route.tsx'),
    route('race/:first/:second?', 'features/race/race-route.tsx'),
    route('records', 'features/records/records-route.tsx'),
    route('sponsors', 'features/sponsors/sponsors-route.tsx'),
    route('events', 'features/events/events-route.tsx'),
    route('events/:id', 'features/events/day/event-route.tsx'),
    route('events/past', 'features/events/past/past-events-route.tsx'),
    route('events/past/:id', 'features/events/past/past-event-route.tsx'),
    route('submit-times', 'features/submit/submit-route.tsx'),
    route('how-times-get-on-the-board', 'features/rules/rules-route.tsx'),
    route('cars/:car', 'features/cars/car-route.tsx'),
    route('drivers/:driver', 'features/cars/driver-route.tsx'),
    route('submissions/:code', 'features/submit/status/status-route.tsx'),
    route('*', 'shell/not-found-route.tsx'),
  ]),
  route('admin-login', 'admin/admin-login-route.tsx'),
  route('admin', 'admin/admin-route.tsx'),
  route('admin/invitation', 'admin/invitation-route.tsx'),
] satisfies RouteConfig;
