/** All page paths. A path with a colon is a pattern. */
export const pageRoutes = {
  home: '/',
  leaderboard: '/leaderboard',
  entry: '/leaderboard/:entryId',
  records: '/records',
  race: '/race/:first/:second',
  sponsors: '/sponsors',
  events: '/events',
  pastEvents: '/events/past',
  pastEvent: '/events/past/:id',
  submitTimes: '/submit-times',
  rules: '/how-times-get-on-the-board',
  adminLogin: '/admin-login',
  admin: '/admin',
  terms: '/terms-of-use.html',
  privacy: '/privacy.html',
} as const;

/** Query parameters that pages read while they are rendered. All others leave a page unchanged. */
export const pageParameters = [
  'category',
  'drivetrain',
  'strip',
  'year',
  'q',
  'from',
  'others',
  'time',
] as const;

/** Static files with the site's name or font URL, in addition to the legal pages. */
export const namedFileRoutes = {
  offline: '/offline.html',
  linkNotSet: '/link-not-set.html',
  manifest: '/site.webmanifest',
  plainSheet: '/legal.css',
  demoPlayerSheet: '/demo-video.css',
} as const;

/** Player page for demo videos. */
export const demoPlayerRoute = '/demo-video.html';

/** Path of the pictures; a picture's URL path is `mediaPrefix + name`. */
export const mediaPrefix = '/media/';

/** Paths for search engines and feed readers. */
export const seoRoutes = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  videoFeed: '/feeds/videos.xml',
  boardFeed: '/feeds/leaderboard.xml',
} as const;

/** Paths of share pictures: the home page, a category by its slug, an entry, and a race of two. */
export const shareRoutes = {
  home: '/share/home.jpg',
  board: '/share/boards/:board.jpg',
  entry: '/share/entries/:entryId.jpg',
  race: '/share/races/:first/:second.jpg',
} as const;
