/** Paths of the site's public pages, without those of one car, event, segment or submission. */
export const PUBLIC_PAGES = [
  '/',
  '/leaderboard',
  '/records',
  '/segments',
  '/events',
  '/events/past',
  '/sponsors',
  '/submit-times',
  '/how-times-get-on-the-board',
] as const;
